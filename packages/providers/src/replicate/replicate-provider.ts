import type { AskedById, OpenIntent } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { classifySubmit } from "../http/classify-submit.ts";
import { ask, type Exchange } from "../http/exchange.ts";
import { readPages } from "../list-pages.ts";
import { readReplicateList, replicateListQuery } from "./look-for-replicate.ts";
import { mapReplicateOrder } from "./map-order.ts";
import {
  idOfReplicate,
  isReplicatePolicy,
  readReplicateResult,
  readReplicateStanding,
} from "./read-replicate.ts";

export interface ReplicateSettings {
  readonly token: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

/** Headers of every request. */
export const replicateHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  accept: "application/json",
});

/** Statuses that need no retry: cancelled just now or before, or already finished. */
const HEARD: ReadonlySet<number> = new Set([200, 201, 202, 404, 422]);
/** Status of an order that was finished before it was cancelled. */
const FINISHED = 422;

/**
 * The provider for Replicate's predictions (reference 6). They have no idempotency key; an order
 * whose answer was lost is found in their list.
 */
export function replicateProvider(
  { token, url }: ReplicateSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const headers = replicateHeaders(token);
  const predictions = `${url}/v1/predictions`;
  const read = ({ upstreamId }: OpenIntent) =>
    ask(exchange, {
      ...{ method: "GET", url: `${predictions}/${encodeURIComponent(upstreamId)}`, headers },
    });
  return {
    name: "replicate",
    map: (order) => mapReplicateOrder(order, endpointOf),

    async submit({ endpoint, body }, { callback }) {
      const calls =
        callback === null ? {} : { webhook: callback, webhook_events_filter: ["completed"] };
      const exchanged = await exchange({
        method: "POST",
        url: `${url}/v1/models/${endpoint}/predictions`,
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ input: JSON.parse(body), ...calls }),
      });
      return classifySubmit(exchanged, { idOf: idOfReplicate, isPolicy: isReplicatePolicy });
    },

    standing: async (intent) => readReplicateStanding(await read(intent)),
    result: async (intent) => readReplicateResult(await read(intent)),

    // A prediction reports its running time, but the model is priced by output.
    cost: async () => null,

    async cancel({ upstreamId }) {
      const answer = await ask(exchange, {
        method: "POST",
        url: `${predictions}/${encodeURIComponent(upstreamId)}/cancel`,
        headers,
      });
      if (!HEARD.has(answer?.status ?? 0))
        throw new Error("Replicate did not hear that it is called off");
      return answer?.status !== FINISHED;
    },

    lookFor: (intent) =>
      readPages(async (cursor) => {
        const list = `${predictions}${replicateListQuery(intent, cursor)}`;
        return readReplicateList(
          await ask(exchange, { method: "GET", url: list, headers }),
          intent,
        );
      }),
  };
}
