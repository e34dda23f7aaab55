import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { MappedOrder } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { picturesOf } from "../order-pictures.ts";

/** What an order is stored and digested as; `input_reference`: its first picture, as a data address. */
const fields = z.record(z.string(), z.string());
const PICTURE = "input_reference";

/** A film in the words of OpenAI's videos (reference 7.9), whoever makes it. They have no seed that all of them take. */
export async function mapVideoOrder(
  order: GenerationOrder,
  endpointOf: EndpointOf,
  model: string,
): Promise<MappedOrder> {
  const { recipe } = order;
  const { prompt, duration, width, height, negative_prompt: negative } = recipe;
  const { first, last } = await picturesOf(order);
  const isTaken = endpointOf(recipe) !== null && duration !== null && negative === "";
  if (!isTaken || last !== undefined) throw new InputRefused({ code: "hosted.input", params: {} });
  const words = { model, prompt, seconds: `${duration}`, size: `${width}x${height}` };
  const body = canonicalBody({ ...words, ...(first === undefined ? {} : { [PICTURE]: first }) });
  return { endpoint: model, body };
}

/** The form of an order: servers differ in whether they take JSON. */
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
