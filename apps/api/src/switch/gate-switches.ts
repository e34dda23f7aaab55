import type { CreationAction } from "@kinora/contracts/creation/creation-action";
import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import type { Switches } from "@kinora/contracts/switch/switch";
import { refuseCreating, refuseFeed, refuseReadOnly } from "@kinora/domain/switch/switches";

/** Refuses what is switched off, once the body is known. */
export type SwitchGate = (body: unknown) => void;

/** What people may do although nothing may be changed: what the law, their safety or the page itself needs. */
const ALWAYS: ReadonlySet<Route> = new Set<Route>([
  ...[routes.reportCreation, routes.appealCreation, routes.appealSuspension],
  ...[routes.reportPerson, routes.appealProfile],
  ...[routes.endSession, routes.endOtherSessions, routes.revokeAccessToken, routes.endPush],
  ...[routes.askPasskey, routes.answerPasskey],
  ...[routes.askDeletion, routes.callOffDeletion, routes.askForTakeout],
  ...[routes.recordImpressions, routes.closeBanner, routes.readNotifications],
]);
/** Doors with one action of many. */
const ACTIONS: ReadonlySet<Route> = new Set<Route>([routes.actOnCreation, routes.actOnCreations]);

/** What a route has to do with the owner's switches; null: nothing. The staff goes on. */
export function switchGate(route: Route, current: () => Switches): SwitchGate | null {
  if (route.method === "GET" || route.role !== undefined) return null;
  const orders = route.rate === "create";
  return (body) => {
    const switches = current();
    if (!ALWAYS.has(route)) refuseReadOnly(switches);
    if (orders) refuseCreating(switches);
    if (!ACTIONS.has(route)) return;
    const { action } = body as Pick<CreationAction, "action">;
    if (action === "retry") refuseCreating(switches);
    if (action === "addToFeed") refuseFeed(switches);
  };
}
