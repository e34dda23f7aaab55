import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";
import { VERTEX_MODELS } from "./vertex-models.ts";

/**
 * Maps an order to a request of the Agent Platform.
 *
 * @param bucket where to store the film, `gs://…`; null to receive it in the answer
 */
export async function mapVertexOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
  bucket: string | null,
): Promise<MappedOrder> {
  const endpoint = endpointOf(order.recipe) ?? "";
  const body = VERTEX_MODELS[endpoint]?.(order.recipe, await picturesOf(order));
  if (!body) throw new InputRefused({ code: "hosted.input", params: {} });
  if (bucket === null) return { endpoint, body: canonicalBody(body) };
  const parameters = { ...Object(body.parameters), storageUri: bucket };
  return { endpoint, body: canonicalBody({ ...body, parameters }) };
}
