import type { Lane } from "@kinora/domain/job/job";
import type { Database } from "../client.ts";

/** Is there unfinished work in a lane? */
export async function isLaneOpen(database: Database, lane: Lane): Promise<boolean> {
  const open = database.selectFrom("job").select("id").where("ended_at", "is", null);
  return (await open.where("lane", "=", lane).limit(1).executeTakeFirst()) !== undefined;
}
