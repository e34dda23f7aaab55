import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";
import { ideogramV3 } from "./ideogram-v3.ts";

/** The catalogue's name for the only Ideogram model in use; its path is `/v1/…/generate`. */
const MODEL = "ideogram-v3";

/** Maps an order to a request of Ideogram: the fields of a form, as JSON. */
export async function mapIdeogramOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
): Promise<MappedOrder> {
  const endpoint = endpointOf(order.recipe);
  const fields = endpoint === MODEL ? ideogramV3(order.recipe, await picturesOf(order)) : null;
  if (!fields) throw new InputRefused({ code: "hosted.input", params: {} });
  return { endpoint: MODEL, body: canonicalBody(fields) };
}
