import type { Database } from "@kinora/database/client";
import { transact } from "@kinora/database/transact";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { holdKnown } from "@kinora/domain/moderation/hold-known";
import { kindOf } from "@kinora/domain/prompt/resolve-model";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import { type KeepKnown, keepKnown } from "./keep-known.ts";

export const composeKeepKnown = (
  database: Database,
  boss: PgBoss,
  media: Pick<MediaStore, "keep">,
  now: () => Date,
): KeepKnown =>
  keepKnown(media, (piece, storyId) =>
    transact(database, boss, async (stores) => {
      const story = await stores.stories.find(storyId);
      if (!story) return;
      const kind = kindOf(piece.recipe?.type ?? "text-to-image");
      const known = { ...piece, kind, userId: story.userId };
      await holdKnown(known, { id: newId(), now: now() }, stores);
    }),
  );
