import type { AskedById, OnePost, OpenIntent } from "@kinora/domain/hosted/provider";
import { ANSWER_PATIENCE, classifyImages } from "../answered-images/classify-images.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { classifySubmit } from "../http/classify-submit.ts";
import { ask, type Exchange, type Request } from "../http/exchange.ts";
import { byteplusModel } from "./byteplus-models.ts";
import { mapByteplusOrder } from "./map-order.ts";
import {
  idOfFilm,
  isByteplusPolicy,
  readFilmCost,
  readFilmResult,
  readFilmStanding,
} from "./read-film.ts";

export interface ByteplusSettings {
  readonly key: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

/** Path of the tasks and of their list. */
export const FILM_TASKS = "/api/v3/contents/generations/tasks";
const PICTURES = "/api/v3/images/generations";

/**
 * Statuses that need no retry: cancelled just now or before, already finished, or running, which
 * cannot be cancelled (reference 7.3 does not document how that is reported).
 */
const HEARD: ReadonlySet<number> = new Set([200, 204, 400, 404, 409]);
/** Those of an order that goes on or was finished. */
const GOES_ON: ReadonlySet<number> = new Set([400, 409]);

/** As documented at docs.byteplus.com (ModelArk/1366799). */
export const byteplusHeaders = (key: string) => ({
  authorization: `Bearer ${key}`,
  accept: "application/json",
});

/**
 * The provider for BytePlus ModelArk (reference 7.3): films are tasks, pictures come with the
 * answer. Its API has no idempotency key. Its list of tasks has filters that the reference does not
 * name, and nothing that identifies an order of ours. A film whose answer is lost is recovered
 * through its webhook; a picture whose answer is lost cannot be recovered. The reference names no
 * setting for people or children.
 */
export function byteplusProvider(
  { key, url }: ByteplusSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const headers = byteplusHeaders(key);
  const post = (path: string, body: string, patience?: number) =>
    exchange({
      method: "POST",
      url: `${url}${path}`,
      headers: { ...headers, "content-type": "application/json" },
      body,
      ...(patience === undefined ? {} : { patience }),
    });
  const orderFilm = async (body: string, { callback }: OnePost) => {
    const calls = callback === null ? {} : { callback_url: callback };
    const exchanged = await post(FILM_TASKS, JSON.stringify({ ...JSON.parse(body), ...calls }));
    return classifySubmit(exchanged, { idOf: idOfFilm, isPolicy: isByteplusPolicy });
  };
  const task = ({ upstreamId }: OpenIntent, method: Request["method"] = "GET") =>
    ask(exchange, {
      ...{ method, url: `${url}${FILM_TASKS}/${encodeURIComponent(upstreamId)}`, headers },
    });
  return {
    name: "byteplus",
    lookFor: null,
    map: (order) => mapByteplusOrder(order, endpointOf),

    async submit({ endpoint, body }, onePost) {
      if (byteplusModel(endpoint).kind === "film") return orderFilm(body, onePost);
      const exchanged = await post(PICTURES, body, ANSWER_PATIENCE);
      return classifyImages(exchanged, onePost.key, { isPolicy: isByteplusPolicy });
    },

    standing: async (intent) => readFilmStanding(await task(intent), tokenPrice(intent)),
    result: async (intent) => readFilmResult(await task(intent)),
    cost: async (intent) => readFilmCost(await task(intent), tokenPrice(intent)),

    async cancel(intent) {
      const answer = await task(intent, "DELETE");
      if (!HEARD.has(answer?.status ?? 0))
        throw new Error("BytePlus ModelArk did not hear that it is called off");
      return !GOES_ON.has(answer?.status ?? 0);
    },
  };
}

/** US dollars per million tokens. */
function tokenPrice({ endpoint }: OpenIntent): number {
  const model = byteplusModel(endpoint);
  if (model.kind === "picture") throw new Error(`${endpoint} has no tasks`);
  return model.millionTokens;
}
