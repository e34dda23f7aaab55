import type { Lane } from "@kinora/domain/job/job";
import type { Database } from "../client.ts";

/** Returns whether a lane has unfinished work. */
export async function isLaneOpen(database: Database, lane: Lane): Promise<boolean> {
  const open = database.selectFrom("job").select("id").where("ended_at", "is", null);
  return (await open.where("lane", "=", lane).limit(1).executeTakeFirst()) !== undefined;
}
