import { postgresBlocks, postgresMutes } from "./block/postgres-blocks.ts";
import type { Database } from "./client.ts";
import { postgresCollections } from "./collection/postgres-collections.ts";
import { postgresComments } from "./comment/postgres-comments.ts";
import { postgresPins } from "./people/postgres-pins.ts";

/** What people say about works and put together, and who does not hear whom. */
export const talkStores = (executor: Database) => ({
  comments: postgresComments(executor),
  blocks: postgresBlocks(executor),
  mutes: postgresMutes(executor),
  pins: postgresPins(executor),
  collections: postgresCollections(executor),
});
