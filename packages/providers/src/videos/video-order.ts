import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";
import { wordsOf } from "../order-words.ts";

/**
 * The form in which an order is stored and digested; `input_reference` is its first picture as a
 * data URL.
 */
const fields = z.record(z.string(), z.string());
const PICTURE = "input_reference";

/**
 * Maps an order to a film in the format of OpenAI's videos (reference 7.9), for every compatible
 * server. There is no seed field that all servers accept.
 */
export async function mapVideoOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
  model: string,
): Promise<MappedOrder> {
  const { recipe } = order;
  const { duration, width, height, negative_prompt: negative } = recipe;
  const { prompt } = wordsOf(recipe);
  const { first, last } = await picturesOf(order);
  const isTaken = endpointOf(recipe) !== null && duration !== null && negative === "";
  if (!isTaken || last !== undefined) throw new InputRefused({ code: "hosted.input", params: {} });
  const words = { model, prompt, seconds: `${duration}`, size: `${width}x${height}` };
  const body = canonicalBody({ ...words, ...(first === undefined ? {} : { [PICTURE]: first }) });
  return { endpoint: model, body };
}

/** Converts an order to a multipart form, because not all servers accept JSON. */
export async function videoForm(body: string): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields.parse(JSON.parse(body)))) {
    if (name !== PICTURE) form.set(name, value);
    else {
      const picture = await (await fetch(value)).blob();
      form.set(name, picture, `first.${picture.type.split("/")[1] ?? ""}`);
    }
  }
  return form;
}
