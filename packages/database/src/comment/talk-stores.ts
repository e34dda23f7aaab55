import { postgresBlocks, postgresMutes } from "../block/postgres-blocks.ts";
import type { Database } from "../client.ts";
import { postgresComments } from "./postgres-comments.ts";

/** What people say about works, and who does not hear whom. */
export const talkStores = (executor: Database) => ({
  comments: postgresComments(executor),
  blocks: postgresBlocks(executor),
  mutes: postgresMutes(executor),
});
