import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";
import { COMFYUI_MODELS, placesOf } from "./comfyui-models.ts";
import { fillWorkflow } from "./fill-workflow.ts";
import { type LicensedFiles, whyNotAllowed } from "./licence.ts";
import { node, type Prompt } from "./workflow.ts";
import { WORKFLOWS } from "./workflows.ts";

/** A picture that is uploaded before its order, under a name derived from its content. */
const picture = z.object({ name: z.string(), address: z.string() });
export type OrderPicture = z.infer<typeof picture>;

const body = z.object({ prompt: z.record(z.string(), node), pictures: z.array(picture) });

/** The form in which an order is stored and digested. */
export interface ComfyuiBody {
  readonly prompt: Prompt;
  readonly pictures: readonly OrderPicture[];
}

export const readComfyuiBody = (text: string): z.infer<typeof body> => body.parse(JSON.parse(text));

/** Maps an order to a workflow with every placeholder filled. */
export async function mapComfyuiOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
  licensed: LicensedFiles,
): Promise<MappedOrder> {
  const { recipe } = order;
  const endpoint = endpointOf(recipe) ?? "";
  const { first, last } = await picturesOf(order);
  const kinds = { first: first !== undefined, last: last !== undefined };
  const name = COMFYUI_MODELS[endpoint]?.choose(recipe, kinds);
  if (!name) throw new InputRefused({ code: "hosted.input", params: {} });
  // Ordered before its licence forbade it, for example before anything was sold.
  const why = whyNotAllowed([WORKFLOWS[name]], licensed);
  if (why) throw new InputRefused(why);
  const weights = Object.fromEntries(
    [...licensed.files].map(([own, { file }]) => [`weights:${own}`, file] as const),
  );
  const begins = nameOf(order, "initialImage");
  const ends = nameOf(order, "lastImage");
  const prompt = fillWorkflow(WORKFLOWS[name], {
    ...placesOf(recipe),
    ...weights,
    // ComfyUI deletes temporary files at its next start.
    ...{ first: `${begins} [temp]`, last: `${ends} [temp]` },
  });
  const pictures = [
    ...(first === undefined ? [] : [{ name: begins, address: first }]),
    ...(last === undefined ? [] : [{ name: ends, address: last }]),
  ];
  const mapped: ComfyuiBody = { prompt, pictures };
  return { endpoint, body: canonicalBody({ ...mapped }) };
}

function nameOf({ recipe }: GenerationOrder, input: "initialImage" | "lastImage"): string {
  const { hash = "", mimeType = "" } = recipe.inputs?.[input] ?? {};
  return `kinora-${hash}.${mimeType.split("/")[1] ?? ""}`;
}
