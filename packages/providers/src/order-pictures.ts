import { readFile } from "node:fs/promises";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";

/** Pictures that an order begins or ends with, as addresses. */
export interface OrderPictures {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

export const picturesOf = async (order: GenerationOrder): Promise<OrderPictures> => ({
  first: await pictureAddress(order, "initialImage"),
  last: await pictureAddress(order, "lastImage"),
});

/** Bytes of a picture that is sent along in the order itself. */
const LARGEST = 5_000_000;

/**
 * As a data address: nothing of a person's lies at an open address. Undefined when the order has none.
 *
 * @throws InputRefused when it is too large for that
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
