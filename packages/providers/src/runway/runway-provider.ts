import type { AskedById, MappedOrder, OpenIntent } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { ask, type Exchange, type Request } from "../http/exchange.ts";
import { mapRunwayOrder } from "./map-order.ts";
import {
  classifyRunwaySubmit,
  readRunwayCost,
  readRunwayResult,
  readRunwayStanding,
} from "./read-runway.ts";
import { RUNWAY_MODELS } from "./runway-models.ts";

export interface RunwaySettings {
  readonly key: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

/** Statuses that need no retry: cancelled or deleted, just now or before. */
const HEARD: ReadonlySet<number> = new Set([200, 204, 404]);

/** Headers of every request. */
export const runwayHeaders = (key: string) => ({
  authorization: `Bearer ${key}`,
  "x-runway-version": "2024-11-06",
  accept: "application/json",
});

/**
 * The provider for Runway's tasks (reference 7.1). Its API has no idempotency key, list or webhook:
 * an order whose answer is lost cannot be found again and may be billed.
 */
export function runwayProvider(
  { key, url }: RunwaySettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const headers = runwayHeaders(key);
  const task = ({ upstreamId }: OpenIntent, method: Request["method"]) =>
    ask(exchange, { method, url: `${url}/v1/tasks/${encodeURIComponent(upstreamId)}`, headers });
  return {
    name: "runway",
    lookFor: null,
    map: (order) => mapRunwayOrder(order, endpointOf),

    async submit({ endpoint, body }) {
      const exchanged = await exchange({
        method: "POST",
        url: `${url}${pathOf(endpoint)}`,
        headers: { ...headers, "content-type": "application/json" },
        body,
      });
      return classifyRunwaySubmit(exchanged);
    },

    standing: async (intent) => readRunwayStanding(await task(intent, "GET")),
    result: async (intent) => readRunwayResult(await task(intent, "GET")),
    cost: async (intent) => readRunwayCost(await task(intent, "GET")),

    async cancel(intent) {
      const answer = await task(intent, "DELETE");
      if (!HEARD.has(answer?.status ?? 0))
        throw new Error("Runway did not hear that it is called off");
      return true;
    },
  };
}

function pathOf(endpoint: MappedOrder["endpoint"]): string {
  const model = RUNWAY_MODELS[endpoint];
  if (!model) throw new Error(`Runway is not asked for ${endpoint}`);
  return model.path;
}
