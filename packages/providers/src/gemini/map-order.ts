import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";
import { GEMINI_MODELS } from "./gemini-models.ts";

/** Maps an order to a request of Gemini. */
export async function mapGeminiOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
): Promise<MappedOrder> {
  const endpoint = endpointOf(order.recipe) ?? "";
  const body = GEMINI_MODELS[endpoint]?.(order.recipe, await picturesOf(order));
  if (!body) throw new InputRefused({ code: "hosted.input", params: {} });
  return { endpoint, body: canonicalBody(body) };
}
