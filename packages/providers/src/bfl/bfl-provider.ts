import type { AskedById, OpenIntent } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { ask, type Exchange } from "../http/exchange.ts";
import { mapBflOrder } from "./map-order.ts";
import { classifyBflSubmit, readBflResult, readBflStanding } from "./read-bfl.ts";

export interface BflSettings {
  readonly key: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

/**
 * The provider for Black Forest Labs (reference 7.4). Its API has no idempotency key, no list of
 * orders and no cancellation. It supports webhooks, but the reference documents neither the
 * signature header nor the payload, and an id alone is not enough to poll an order; so no webhook
 * is requested. An order whose answer is lost cannot be found again and may be billed.
 */
export function bflProvider(
  { key, url }: BflSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const headers = { "x-key": key, accept: "application/json" };
  const task = ({ upstreamId: address }: OpenIntent) =>
    ask(exchange, { method: "GET", url: address, headers });
  return {
    name: "bfl",
    lookFor: null,
    cancel: null,
    map: (order) => mapBflOrder(order, endpointOf),

    async submit({ endpoint, body }) {
      const exchanged = await exchange({
        method: "POST",
        url: `${url}/v1/${endpoint}`,
        headers: { ...headers, "content-type": "application/json" },
        body,
      });
      return classifyBflSubmit(exchanged, url);
    },

    standing: async (intent) => readBflStanding(await task(intent)),
    result: async (intent) => readBflResult(await task(intent)),
    // The first answer contains a cost, but the reference does not name its unit, so the list price
    // applies.
    cost: async () => null,
  };
}
