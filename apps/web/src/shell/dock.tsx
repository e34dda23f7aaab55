import { ComposerDock } from "../features/prompt/composer-dock.tsx";
import { useIsAdmin } from "./use-is-admin.ts";

/** Fetched once somebody wants to write. */
const fetchComposer = () => import("./dock-composer.tsx").then((m) => m.DockComposer);

/** The composer at the foot of a feed. */
export function Dock() {
  return <ComposerDock isAdmin={useIsAdmin()} fetchComposer={fetchComposer} />;
}
