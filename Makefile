# Installs the command-line tool dikitgen.
#
#   make install                     into /usr/local/bin
#   make install PREFIX=$HOME/.local
#   make uninstall PREFIX=$HOME/.local
#
# On Linux the tool is linked with the SwiftSyntax of the toolchain that built it, and needs that toolchain where it is. Elsewhere
# swift-syntax is fetched and built.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
CONFIGURATION ?= release
TOOL = $(DESTDIR)$(PREFIX)/bin/dikitgen

# The manifest has the trait when the toolchain does not carry SwiftSyntax.
BUILD = $(SWIFT) build -c $(CONFIGURATION) --product dikitgen $$($(SWIFT) package dump-package | grep -q '"Generator"' && echo --traits Generator)

.PHONY: build install uninstall

build:
	$(BUILD)

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build -c $(CONFIGURATION) --show-bin-path)/dikitgen" "$(TOOL)"

uninstall:
	rm -f "$(TOOL)"
