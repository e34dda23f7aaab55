import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { isInstrumental } from "../is-instrumental.ts";

/** Milliseconds of a piece (reference 11). */
const SHORTEST = 3_000;
const LONGEST = 600_000;

/**
 * Maps an order for music to a request of ElevenLabs (reference 11). A seed is not accepted
 * together with a prompt.
 */
export async function mapElevenLabsOrder(
  { recipe }: GenerationOrder,
  endpointOf: EndpointOf,
): Promise<MappedOrder> {
  const model = endpointOf(recipe);
  const length = (recipe.duration ?? 0) * 1_000;
  const isTaken = recipe.type === "text-to-music" && length >= SHORTEST && length <= LONGEST;
  if (model === null || !isTaken) throw new InputRefused({ code: "hosted.input", params: {} });
  const fields = {
    prompt: recipe.prompt,
    model_id: model,
    music_length_ms: length,
    force_instrumental: isInstrumental(recipe),
  };
  return { endpoint: model, body: canonicalBody(fields) };
}
