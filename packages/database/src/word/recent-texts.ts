import type { Database } from "../client.ts";

/** Returns the latest prompts of users, newest first, without deleted ones. */
export async function recentTexts(executor: Database, most: number): Promise<readonly string[]> {
  const newest = (table: "creation" | "story") =>
    executor
      .selectFrom(table)
      .select(["prompt", "created_at"])
      .where("deleted_at", "is", null)
      .orderBy("created_at", "desc")
      .limit(most)
      .execute();
  const [creations, stories] = [await newest("creation"), await newest("story")];
  return [...creations, ...stories]
    .sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .slice(0, most)
    .map(({ prompt }) => prompt);
}
