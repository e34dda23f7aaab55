import { z } from "zod";
import { type Exchange, readJson } from "../../http/exchange.ts";
import type { OrderPicture } from "../map-order.ts";
import type { Uploaded } from "../upload-pictures.ts";
import type { Prompt } from "../workflow.ts";

const asset = z.object({ id: z.string().min(1) });

/** Seconds for which a server keeps a picture: longer than any order may wait. */
const KEPT_FOR = 86_400;

/** Ids of uploaded pictures, by the names under which a prompt mentions them. */
export type Assets = ReadonlyMap<string, string>;

/**
 * Uploads the pictures that a prompt names. It is safe to repeat: no job has been started yet, and
 * what nobody uses expires.
 */
export async function uploadAssets(
  url: string,
  pictures: readonly OrderPicture[],
  exchange: Exchange,
): Promise<Assets | Exclude<Uploaded, "there">> {
  const assets = new Map<string, string>();
  for (const { name, address } of pictures) {
    const picture = await (await fetch(address)).blob();
    const form = new FormData();
    form.set("content_type", picture.type);
    form.set("file_path", name);
    form.set("expires_in", `${KEPT_FOR}`);
    // Servers read the fields while the file still arrives, so it must be last.
    form.set("file", picture, name);
    const said = await exchange({
      ...{ method: "POST", url: `${url}/api/v2/assets`, form },
      headers: { accept: "application/json" },
    });
    if (said.kind !== "answered") return "not there";
    const { status } = said.answer;
    if (status === 400 || status === 413 || status === 422) return "refused";
    const { id } = asset.safeParse(readJson(said.answer)).data ?? {};
    if (status < 200 || status > 299 || id === undefined) return "not there";
    assets.set(name, id);
  }
  return assets;
}

/** Returns the prompt with a reference to each uploaded picture in place of its file name. */
export function placeAssets(prompt: Prompt, assets: Assets): Prompt {
  const place = (value: unknown) => {
    const id = typeof value === "string" ? assets.get(value.replace(/ \[temp\]$/, "")) : undefined;
    return id === undefined ? value : { __type: "core/ASSET", info: { id } };
  };
  return Object.fromEntries(
    Object.entries(prompt).map(([name, node]) => [
      name,
      {
        ...node,
        inputs: Object.fromEntries(
          Object.entries(node.inputs).map(([input, value]) => [input, place(value)]),
        ),
      },
    ]),
  );
}
