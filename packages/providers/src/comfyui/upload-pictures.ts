import { z } from "zod";
import type { Exchange } from "../http/exchange.ts";
import { readJson } from "../http/exchange.ts";
import type { OrderPicture } from "./map-order.ts";

const uploaded = z.object({ name: z.string() });

/** Milliseconds before a failed picture upload is retried together with its order. */
export const UPLOAD_AGAIN = 10_000;

/** The outcome of uploading pictures. No order has been started yet, whatever it is. */
export type Uploaded = "there" | "refused" | "not there";

/**
 * Uploads the pictures that a prompt names. It is safe to repeat, because a name is derived from
 * the content.
 */
export async function uploadPictures(
  url: string,
  pictures: readonly OrderPicture[],
  exchange: Exchange,
): Promise<Uploaded> {
  for (const { name, address } of pictures) {
    const form = new FormData();
    form.set("image", await (await fetch(address)).blob(), name);
    form.set("type", "temp");
    form.set("overwrite", "true");
    const said = await exchange({
      ...{ method: "POST", url: `${url}/upload/image`, form },
      headers: { accept: "application/json" },
    });
    if (said.kind !== "answered") return "not there";
    const { status } = said.answer;
    if (status === 400 || status === 413) return "refused";
    // Under another name, the prompt would not find the picture.
    if (status !== 200 || uploaded.safeParse(readJson(said.answer)).data?.name !== name)
      return "not there";
  }
  return "there";
}
