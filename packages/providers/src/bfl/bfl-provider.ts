import type { AskedById, OpenIntent } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { ask, type Exchange, type UpstreamAnswer } from "../http/exchange.ts";
import { mapBflOrder } from "./map-order.ts";
import { pollingAddresses } from "./polling-address.ts";
import { classifyBflSubmit, isUnknownThere, readBflResult, readBflStanding } from "./read-bfl.ts";

export interface BflSettings {
  readonly key: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** False when no webhooks are requested: orders are then polled at the URL of their answer. */
  readonly callsBack: boolean;
}

/** Headers of every request. */
export const bflHeaders = (key: string) => ({ "x-key": key, accept: "application/json" });

/**
 * The provider for Black Forest Labs (reference 7.4). Its API has no idempotency key, no list of
 * orders and no cancellation: an order whose answer is lost is recovered through its webhook, which
 * tells the id.
 */
export function bflProvider(
  { key, url, callsBack }: BflSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const headers = bflHeaders(key);
  const task = async ({ upstreamId }: OpenIntent): Promise<UpstreamAnswer | null> => {
    let answer: UpstreamAnswer | null = null;
    for (const address of pollingAddresses(upstreamId, url)) {
      answer = await ask(exchange, { method: "GET", url: address, headers });
      if (!isUnknownThere(answer)) return answer;
    }
    return answer;
  };
  return {
    name: "bfl",
    lookFor: null,
    cancel: null,
    map: (order) => mapBflOrder(order, endpointOf),

    async submit({ endpoint, body }, { callback }) {
      const exchanged = await exchange({
        method: "POST",
        url: `${url}/v1/${endpoint}`,
        headers: { ...headers, "content-type": "application/json" },
        body:
          callback === null || !callsBack
            ? body
            : JSON.stringify({ ...JSON.parse(body), webhook_url: callback }),
      });
      return classifyBflSubmit(exchanged, url);
    },

    standing: async (intent) => readBflStanding(await task(intent)),
    result: async (intent) => readBflResult(await task(intent)),
    // Only the answer to the order states a cost.
    cost: async () => null,
  };
}
