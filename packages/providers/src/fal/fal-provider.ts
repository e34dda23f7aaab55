import type { AskedById, OpenIntent } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { classifySubmit } from "../http/classify-submit.ts";
import { ask, type Exchange, type Request } from "../http/exchange.ts";
import { readPages } from "../list-pages.ts";
import { falListQuery, readFalList } from "./look-for-fal.ts";
import { mapFalOrder } from "./map-order.ts";
import { idOfFal, isFalPolicy, readFalResult, readFalStanding } from "./read-fal.ts";
import { falPriceQuery, falUnits, readFalCost } from "./read-fal-cost.ts";

export interface FalSettings {
  readonly key: string;
  /** Origins, without a trailing slash. */
  readonly queueUrl: string;
  readonly platformUrl: string;
}

/** Statuses that need no retry: cancelled just now or before, or already done. */
const HEARD: ReadonlySet<number> = new Set([200, 202, 400, 404]);
/** Status of an order that was finished before it was cancelled. */
const FINISHED = 400;

/**
 * The provider for fal's queue (reference 5). It has no idempotency key; an order whose answer was
 * lost is recovered through its webhook or the list of requests.
 */
export function falProvider(
  settings: FalSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const { key, queueUrl, platformUrl } = settings;
  const headers = { authorization: `Key ${key}`, accept: "application/json" };
  const to = (intent: OpenIntent, what: string, method: Request["method"] = "GET"): Request => ({
    method,
    url: `${queueUrl}/${appOf(intent)}/requests/${encodeURIComponent(intent.upstreamId)}${what}`,
    headers,
  });
  return {
    name: "fal",
    map: (order) => mapFalOrder(order, endpointOf),

    async submit({ endpoint, body }, { callback }) {
      const query = callback === null ? "" : `?${new URLSearchParams({ fal_webhook: callback })}`;
      const exchanged = await exchange({
        method: "POST",
        url: `${queueUrl}/${endpoint}${query}`,
        headers: { ...headers, "content-type": "application/json" },
        body,
      });
      return classifySubmit(exchanged, { idOf: idOfFal, isPolicy: isFalPolicy });
    },

    standing: async (intent) => readFalStanding(await ask(exchange, to(intent, "/status?logs=1"))),
    result: async (intent) => readFalResult(await ask(exchange, to(intent, ""))),

    async cost(intent) {
      const units = falUnits(await ask(exchange, to(intent, "")));
      if (units === null) return null;
      const url = `${platformUrl}${falPriceQuery(intent)}`;
      return readFalCost(await ask(exchange, { method: "GET", url, headers }), intent, units);
    },

    async cancel(intent) {
      const answer = await ask(exchange, to(intent, "/cancel", "PUT"));
      if (!HEARD.has(answer?.status ?? 0))
        throw new Error("fal did not hear that it is called off");
      return answer?.status !== FINISHED;
    },

    lookFor: (intent) =>
      readPages(async (cursor) => {
        const url = `${platformUrl}${falListQuery(intent, cursor)}`;
        return readFalList(await ask(exchange, { method: "GET", url, headers }), intent);
      }),
  };
}

/**
 * "fal-ai/kling-video/v1.6/pro/text-to-video" → "fal-ai/kling-video": later requests omit the rest.
 */
function appOf({ endpoint }: OpenIntent): string {
  return endpoint.split("/").slice(0, 2).join("/");
}
