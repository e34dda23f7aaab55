import type { Database } from "@kinora/database/client";

/** Gives a story a picture with this content. */
export async function addPicture(
  database: Database,
  { storyId, hash, at }: { readonly storyId: string; readonly hash: string; readonly at: Date },
): Promise<void> {
  const piece = { story_id: storyId, key: "cd".repeat(32) };
  const made = { ...piece, kind: "picture", facts: "{}", created_at: at };
  await database.insertInto("story_piece").values(made).execute();
  const file = { ...piece, place: 0, role: "main", name: "main", hash, bytes: 3 };
  await database
    .insertInto("story_piece_file")
    .values({ ...file, mime_type: "image/webp" })
    .execute();
}
