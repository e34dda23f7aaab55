import { readFile } from "node:fs/promises";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";

/** First and last picture of an order, as URLs. */
export interface OrderPictures {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

export const picturesOf = async (order: GenerationOrder): Promise<OrderPictures> => ({
  first: await pictureAddress(order, "initialImage"),
  last: await pictureAddress(order, "lastImage"),
});

/** Maximum size in bytes of a picture that is embedded in the order. */
const LARGEST = 5_000_000;

/**
 * Returns the picture as a data URL, because users' pictures must not be at a public URL. Undefined
 * when the order has none.
 *
 * @throws InputRefused when it is too large
 */
async function pictureAddress(
  { recipe, inputs }: GenerationOrder,
  name: "initialImage" | "lastImage",
): Promise<string | undefined> {
  const path = inputs[name];
  const input = recipe.inputs?.[name];
  if (path === undefined || input === undefined) return undefined;
  const bytes = await readFile(path);
  if (bytes.length > LARGEST) throw new InputRefused({ code: "hosted.input", params: {} });
  return `data:${input.mimeType};base64,${bytes.toString("base64")}`;
}
