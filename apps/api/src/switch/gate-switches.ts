import type { CreationAction } from "@kinora/contracts/creation/creation-action";
import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import type { Switches } from "@kinora/contracts/switch/switch";
import {
  refuseAwards,
  refuseCreating,
  refuseFeed,
  refuseReadOnly,
} from "@kinora/domain/switch/switches";

/** Rejects a request for something that is switched off, once its body is known. */
export type SwitchGate = (body: unknown) => void;

/**
 * Routes that stay open in read-only mode, for legal reasons, for safety, or because pages need
 * them.
 */
const ALWAYS: ReadonlySet<Route> = new Set<Route>([
  ...[routes.reportCreation, routes.appealCreation, routes.appealSuspension],
  ...[routes.reportPerson, routes.appealProfile, routes.reportBoard, routes.appealBoard],
  ...[routes.endSession, routes.endOtherSessions, routes.revokeAccessToken, routes.endPush],
  ...[routes.askPasskey, routes.answerPasskey],
  ...[routes.askDeletion, routes.callOffDeletion, routes.askForTakeout],
  ...[routes.recordImpressions, routes.closeBanner, routes.readNotifications],
]);
/** Routes where the action in the body decides. */
const ACTIONS: ReadonlySet<Route> = new Set<Route>([routes.actOnCreation, routes.actOnCreations]);

/**
 * Returns the gate of a route for the owner's switches; null when they do not affect it. Staff
 * routes are never closed.
 */
export function switchGate(route: Route, current: () => Switches): SwitchGate | null {
  if (route.method === "GET" || route.role !== undefined) return null;
  const orders = route.rate === "create";
  return (body) => {
    const switches = current();
    if (!ALWAYS.has(route)) refuseReadOnly(switches);
    if (orders) refuseCreating(switches);
    if (route === routes.claimDaily) refuseAwards(switches);
    if (!ACTIONS.has(route)) return;
    const { action } = body as Pick<CreationAction, "action">;
    if (action === "retry") refuseCreating(switches);
    if (action === "addToFeed") refuseFeed(switches);
  };
}
