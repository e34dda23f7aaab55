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
  /** Origin, without a slash at the end. */
  readonly url: string;
}

/** Where tasks are, and their list. */
export const FILM_TASKS = "/api/v3/contents/generations/tasks";
const PICTURES = "/api/v3/images/generations";

/** Cancelled now or before, over already, or at work, which is not called off (reference 7.3; how it says so, it does not tell). */
const HEARD: ReadonlySet<number> = new Set([200, 204, 400, 404, 409]);

/** As their documentation has it (docs.byteplus.com, ModelArk/1366799). */
export const byteplusHeaders = (key: string) => ({
  authorization: `Bearer ${key}`,
  accept: "application/json",
});

/**
 * BytePlus ModelArk (reference 7.3): films as tasks, pictures with the answer. It has no key of ours. Its list has filters
 * that the reference does not name, and nothing that an order is known by: the lost answer of a film is found by the call
 * that it makes when it is done, the lost answer of a picture never. The reference names no setting for people and children.
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
    },
  };
}

/** US dollars for a million tokens. */
function tokenPrice({ endpoint }: OpenIntent): number {
  const model = byteplusModel(endpoint);
  if (model.kind === "picture") throw new Error(`${endpoint} has no tasks`);
  return model.millionTokens;
}
