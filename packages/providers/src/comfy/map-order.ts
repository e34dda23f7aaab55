import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";
import { COMFY_MODELS } from "./comfy-models.ts";

/**
 * Maps an order to a request in the format of the model's maker. The same order always yields the
 * same text, which makes it safe to resend.
 */
export async function mapComfyOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
): Promise<MappedOrder> {
  const endpoint = endpointOf(order.recipe) ?? "";
  const body = COMFY_MODELS[endpoint]?.body(order.recipe, await picturesOf(order));
  if (!body) throw new InputRefused({ code: "hosted.input", params: {} });
  return { endpoint, body: canonicalBody(body) };
}
