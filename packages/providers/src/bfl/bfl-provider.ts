import type { AskedById, OpenIntent } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { ask, type Exchange } from "../http/exchange.ts";
import { mapBflOrder } from "./map-order.ts";
import { classifyBflSubmit, readBflResult, readBflStanding } from "./read-bfl.ts";

export interface BflSettings {
  readonly key: string;
  /** Origin, without a slash at the end. */
  readonly url: string;
}

/**
 * Black Forest Labs (reference 7.4). It has no key of ours, no list, and nothing to call an order off with. It could call
 * back; the reference names neither the header that such a call is signed in nor what it says, and an id alone could not
 * be asked for: so no call is asked for, and a lost answer is lost, and may be paid.
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
    // Its first answer has a cost, and the reference does not say of what: the list price stands.
    cost: async () => null,
  };
}
