import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";
import { BFL_MODELS } from "./bfl-models.ts";

/** Maps an order to a request of Black Forest Labs. */
export async function mapBflOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
): Promise<MappedOrder> {
  const endpoint = endpointOf(order.recipe) ?? "";
  const body = BFL_MODELS[endpoint]?.(order.recipe, await picturesOf(order));
  if (!body) throw new InputRefused({ code: "hosted.input", params: {} });
  return { endpoint, body: canonicalBody(body) };
}
