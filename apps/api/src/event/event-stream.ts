import { routes } from "@kinora/contracts/routes";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { doorOf } from "../http/mount-route.ts";
import { COMMON_AT_ONCE } from "../http/rate-limits.ts";
import { signedInPerson } from "../http/session.ts";
import { turnTaker } from "../http/take-turns.ts";
import { beginStream } from "./begin-stream.ts";
import { EventHub } from "./event-hub.ts";
import type { LoadEvent } from "./event-loaders.ts";

/** Maximum open streams per user: some tabs on some devices. */
const STREAMS_MAX = 12;

/** A lookup that has waited this long ends the stream; the client reconnects and reloads. */
const LONGEST_LOOK_MS = 30_000;

/** Mounts the event stream. Signals are published to the hub it returns. */
export function mountEventStream(server: FastifyInstance, load: LoadEvent): EventHub {
  const takeTurn = turnTaker({
    most: COMMON_AT_ONCE.events,
    longestMs: LONGEST_LOOK_MS,
    longestLine: Number.POSITIVE_INFINITY,
  });
  const inTurn = <Result>(work: () => Promise<Result>) => takeTurn("all", work);
  const hub = new EventHub((signal, person) => inTurn(() => load(signal, person)));
  server.route({
    ...doorOf(routes.streamEvents),
    method: "GET",
    // A HEAD request would hold a stream open that never sends anything.
    exposeHeadRoute: false,
    url: routes.streamEvents.path,
    handler: async (request, reply) => {
      const person = signedInPerson(request);
      if (person === null) throw new Refusal("SIGN_IN_REQUIRED", {});
      if (hub.count(person.userId) >= STREAMS_MAX)
        throw new Refusal("RATE_LIMITED", { max: STREAMS_MAX });
      beginStream(request, reply, {
        join: (stream) => hub.join(person, stream),
        admit: () => inTurn(() => server.admitAgain(request)),
      });
    },
  });
  return hub;
}
