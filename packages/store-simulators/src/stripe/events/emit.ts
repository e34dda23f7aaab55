import { newId } from "../ids.ts";
import { API_VERSION } from "../version.ts";
import type { World } from "../world.ts";

const LATE = 60_000;

/**
 * Puts an event in the queue, with the object as it is now; `previous` holds the old values of the
 * fields that an update changed. The next fault, if any, decides how it is sent.
 */
export function emit(world: World, type: string, object: object, previous?: object): void {
  const { state, cause, eventFaults } = world;
  const created = world.now();
  const queuedAt = world.clock();
  const id = newId("evt_");
  const fault = eventFaults.shift() ?? null;
  const body = JSON.stringify({
    id,
    object: "event",
    api_version: API_VERSION,
    created,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause?.id ?? null, idempotency_key: cause?.key ?? null },
    type,
  });
  const event = {
    ...{ id, type, body, created, attempts: 0 },
    wanted: fault === "dropped" ? 0 : fault === "twice" ? 2 : 1,
    queuedAt,
    dueAt: queuedAt + (fault === "late" ? LATE : 0),
    forgery: fault === "forged" ? ("due" as const) : ("none" as const),
    letsPass: fault === "reordered",
  };
  const last = state.events.at(-1);
  if (!last?.letsPass || last.attempts > 0) state.events.push(event);
  else {
    last.letsPass = false;
    state.events.splice(-1, 0, event);
  }
}
