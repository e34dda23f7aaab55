import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";
import { REPLICATE_MODELS } from "./replicate-models.ts";

/** Maps an order to Replicate's input, without the envelope around it. */
export async function mapReplicateOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
): Promise<MappedOrder> {
  const endpoint = endpointOf(order.recipe) ?? "";
  const input = REPLICATE_MODELS[endpoint]?.(order.recipe, await picturesOf(order));
  if (!input) throw new InputRefused({ code: "hosted.input", params: {} });
  return { endpoint, body: canonicalBody(input) };
}
