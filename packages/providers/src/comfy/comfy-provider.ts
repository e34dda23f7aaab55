import { createHmac } from "node:crypto";
import type { AskedByKey, MappedOrder } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import type { Exchange, Request } from "../http/exchange.ts";
import { COMFY_MODELS, type ComfyModel } from "./comfy-models.ts";
import { mapComfyOrder } from "./map-order.ts";
import { classifyComfySubmit, readComfyReplay } from "./read-comfy.ts";

export interface ComfySettings {
  readonly key: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

/** Milliseconds. Router remembers a key for 24 hours; the margin allows for clock differences. */
const KEY_LIFE = 23 * 3_600_000;

/**
 * The provider for Comfy Router (reference 7.8): models of other makers, each ordered with one
 * POST. Repeating it with the same idempotency key returns the same result.
 */
export function comfyProvider(
  { key: apiKey, url }: ComfySettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedByKey {
  const post = async ({ endpoint, body }: MappedOrder, key: string) => {
    const model = modelOf(endpoint);
    const request: Request = {
      method: "POST",
      url: `${url}/v2/models/${endpoint}`,
      headers: {
        "x-api-key": apiKey,
        "idempotency-key": key,
        "content-type": "application/json",
        accept: "application/json",
      },
      body,
      patience: model.patience,
    };
    return { made: model.made, exchanged: await exchange(request) };
  };
  return {
    name: "comfy",
    keyLife: KEY_LIFE,
    keyMark: (key) => createHmac("sha256", apiKey).update(key).digest("base64url"),
    map: (order) => mapComfyOrder(order, endpointOf),

    async submit(order, { key }) {
      const { made, exchanged } = await post(order, key);
      return classifyComfySubmit(exchanged, key, made);
    },

    async replay(order, key) {
      const { made, exchanged } = await post(order, key);
      return readComfyReplay(exchanged.kind === "answered" ? exchanged.answer : null, made);
    },
  };
}

function modelOf(endpoint: string): ComfyModel {
  const model = COMFY_MODELS[endpoint];
  if (!model) throw new Error(`Comfy Router is not asked for ${endpoint}`);
  return model;
}
