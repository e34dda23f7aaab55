import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";
import { FAL_MODELS } from "./fal-models.ts";

/**
 * Maps an order to fal's input. Rejects with InputRefused when the model does not support the
 * recipe.
 */
export async function mapFalOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
): Promise<MappedOrder> {
  const { recipe } = order;
  const route = endpointOf(recipe) ?? "";
  const codec = FAL_MODELS[route];
  const mapped = codec?.(recipe, await picturesOf(order));
  if (!mapped) throw new InputRefused({ code: "hosted.input", params: {} });
  return { endpoint: mapped.endpoint, route, body: canonicalBody(mapped.input) };
}
