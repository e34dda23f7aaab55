import type { AskedById, OpenIntent } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { ask, type Exchange, type Request } from "../http/exchange.ts";
import { openaiHeaders } from "../openai/headers.ts";
import { classifyVideoSubmit, readVideoStanding } from "./read-videos.ts";
import { mapVideoOrder, videoForm } from "./video-order.ts";

export interface VideosSettings {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** The server's name for the model. */
  readonly model: string;
  /** Null when the server requires no key. */
  readonly key: string | null;
}

/**
 * Statuses that need no retry: deleted just now or before, or running and not deletable, in which
 * case it continues and costs only time.
 */
const HEARD: ReadonlySet<number> = new Set([200, 202, 204, 400, 404, 405, 409, 501]);

/**
 * The provider for any server compatible with OpenAI's videos (reference 7.9): a film has an id, by
 * which it is polled and fetched. There is no idempotency key, and the list does not tell whose a
 * film is: an order whose answer is lost cannot be found again, but costs nothing.
 */
export function videosProvider(
  { url, model, key }: VideosSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const headers = openaiHeaders(key);
  const addressOf = ({ upstreamId }: OpenIntent) =>
    `${url}/v1/videos/${encodeURIComponent(upstreamId)}`;
  const tell = (intent: OpenIntent, method: Request["method"]) =>
    ask(exchange, { method, url: addressOf(intent), headers });
  return {
    name: "videos",
    lookFor: null,
    map: (order) => mapVideoOrder(order, endpointOf, model),

    async submit({ body }) {
      const form = await videoForm(body);
      return classifyVideoSubmit(
        await exchange({ method: "POST", url: `${url}/v1/videos`, headers, form }),
      );
    },

    standing: async (intent) => readVideoStanding(await tell(intent, "GET")),
    async result(intent) {
      const { kind } = readVideoStanding(await tell(intent, "GET"));
      if (kind !== "done") return { kind: "unclear" };
      const { authorization } = headers;
      const file = { url: `${addressOf(intent)}/content` };
      const asked = authorization === undefined ? file : { ...file, headers: { authorization } };
      return { kind: "files", files: [asked] };
    },
    cost: async () => 0,

    async cancel(intent) {
      if (!HEARD.has((await tell(intent, "DELETE"))?.status ?? 0))
        throw new Error("The server did not hear that it is called off");
      return true;
    },
  };
}
