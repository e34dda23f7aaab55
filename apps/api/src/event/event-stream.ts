import type { ServerEvent } from "@kinora/contracts/event/event";
import { routes } from "@kinora/contracts/routes";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { localeOf } from "../http/locale-of.ts";
import { doorOf } from "../http/mount-route.ts";
import { COMMON_AT_ONCE } from "../http/rate-limits.ts";
import { signedInPerson } from "../http/session.ts";
import { turnTaker } from "../http/take-turns.ts";
import { EventHub } from "./event-hub.ts";
import type { LoadEvent } from "./event-loaders.ts";
import { streamWriter } from "./stream-writer.ts";

/** Maximum open streams per user: some tabs on some devices. */
const STREAMS_MAX = 12;
/**
 * Keeps proxies from closing a quiet stream, and detects dead connections and users who are no
 * longer admitted.
 */
const HEARTBEAT_MS = 15_000;

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
      reply.hijack();
      const stream = reply.raw;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) stream.setHeader(name, value);
      }
      stream.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      stream.write("retry: 2000\n\n");
      const writer = streamWriter(stream);
      const open = {
        locale: localeOf(request),
        write: (event: ServerEvent) => writer.write(frame(event)),
        close: () => writer.end(),
      };
      const leave = hub.join(person, open);
      const beat = async () => {
        const admitted = inTurn(() => server.admitAgain(request));
        const farewell = await admitted.then(() => null, farewellOf);
        if (farewell === null) writer.write(": alive\n\n");
        else writer.end(farewell);
      };
      const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
      stream.on("close", () => {
        clearInterval(heartbeat);
        leave();
      });
    },
  });
  return hub;
}

const frame = (event: ServerEvent) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Returns the last frame for a user who is no longer admitted; null to continue. After an expired
 * token the client reconnects with a new one.
 */
function farewellOf(error: unknown): string | null {
  if (!(error instanceof Refusal)) return null;
  switch (error.code) {
    case "ACCOUNT_DISABLED":
      return frame({ type: "session", state: "disabled" });
    case "SESSION_ENDED":
      return frame({ type: "session", state: "ended" });
    default:
      return "";
  }
}
