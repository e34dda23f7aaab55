import { ComposerDock } from "../features/prompt/composer-dock.tsx";
import { useIsAdmin } from "./use-is-admin.ts";

/** Loaded once the user wants to write. */
const fetchComposer = () => import("./dock-composer.tsx").then((m) => m.DockComposer);

/** The composer at the bottom of a feed. */
export function Dock() {
  return <ComposerDock isAdmin={useIsAdmin()} fetchComposer={fetchComposer} />;
}
