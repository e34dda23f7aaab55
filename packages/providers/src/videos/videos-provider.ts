import type { AskedById, OpenIntent } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { ask, type Exchange, type Request } from "../http/exchange.ts";
import { openaiHeaders } from "../openai/headers.ts";
import { classifyVideoSubmit, readVideoStanding } from "./read-videos.ts";
import { mapVideoOrder, videoForm } from "./video-order.ts";

export interface VideosSettings {
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** The server's name of a model. */
  readonly model: string;
  /** Null: it asks for none. */
  readonly key: string | null;
}

/** Deleted now or before, or one that it does not delete while it is at work: that goes on, and costs time alone. */
const HEARD: ReadonlySet<number> = new Set([200, 202, 204, 400, 404, 405, 409, 501]);

/**
 * Any server that has OpenAI's videos (reference 7.9): a film has an id there, is asked for by it, and fetched. It knows no
 * key of ours, and its list of films says of none whose it is: a lost answer is lost, and costs nobody anything.
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
    },
  };
}
