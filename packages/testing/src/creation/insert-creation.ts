import type { Database } from "@kinora/database/client";
import type { CreationTable } from "@kinora/database/schema.gen";
import type { Insertable } from "kysely";

type Given = Partial<Insertable<CreationTable>> & { id: string; user_id: string };

/** A complete recipe of a picture. */
const RECIPE = JSON.stringify({
  ...{ type: "text-to-image", model: "flux 1.1 pro", generationModel: null, prompt: "a fox" },
  ...{ negative_prompt: "", aspectRatio: "16:9", width: 1280, height: 720, duration: null },
  ...{ fps: null, style: "photorealistic", effect: null, seed: 1, theme: "", tone: "" },
  ...{ caption: "", engine: "studio", engineVersion: null, priceVersion: 1 },
});

/** Inserts a finished picture, published in the feed when it was created; `given` overrides. */
export async function insertCreation(database: Database, given: Given): Promise<void> {
  const created_at = given.created_at ?? new Date("2026-06-15T12:00:00Z");
  await database
    .insertInto("creation")
    .values({
      kind: "image",
      type: "text-to-image",
      prompt: "a fox in a neon city at night",
      model: "flux 1.1 pro",
      style: "photorealistic",
      aspect_ratio: "16:9",
      width: 1280,
      height: 720,
      recipe: RECIPE,
      price_version: 1,
      in_feed: true,
      created_at,
      published_at: created_at,
      ...given,
    })
    .execute();
}
