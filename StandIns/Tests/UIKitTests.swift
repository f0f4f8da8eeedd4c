import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIKitTests {
    @Test func aNavigationControllerShowsItsRoot() {
        let root = UIViewController(nibName: nil, bundle: nil)
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.viewControllers == [root] && navigation.topViewController === root)
        #expect(root.navigationController === navigation)
    }

    @Test func aStoryboardGivesWhatItsFileHas() {
        StoryboardFiles.contents["Standing"] = { UIViewController(nibName: "Standing", bundle: $0) }
        defer { StoryboardFiles.contents["Standing"] = nil }
        let controller = UIStoryboard(name: "Standing", bundle: .main).instantiateInitialViewController()
        #expect(controller?.nibName == "Standing" && controller?.nibBundle == .main)
    }

    @Test func aStoryboardWithoutAFileStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIStoryboard(name: "None", bundle: nil) }
        }
    }
}
