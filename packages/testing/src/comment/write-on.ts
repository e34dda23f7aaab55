import type { Database } from "@kinora/database/client";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { recordEvent } from "@kinora/database/event/record-event";
import { talkStores } from "@kinora/database/talk-stores";
import { type CommentWish, writeComment } from "@kinora/domain/comment/write-comment";
import { v7 as newId } from "uuid";

const storesOn = (executor: Database) => ({
  ...talkStores(executor),
  creations: postgresCreationStore(executor),
  record: recordEvent(executor),
});

/** How comments are written and changed, as the api does. */
export const commentPorts = (database: Database) => ({
  transact: <T>(work: (stores: ReturnType<typeof storesOn>) => Promise<T>) =>
    database.transaction().execute((own) => work(storesOn(own))),
  newId,
  // Whether texts are the same is all that counts.
  digest: (text: string) => text,
});

/** Comments on a work, with a key of its own. Returns the id. */
export const writeOn = (
  database: Database,
  {
    text,
    parentId = null,
    ...wish
  }: Omit<CommentWish, "wish" | "key"> & {
    readonly text: string;
    readonly parentId?: string | null;
  },
): Promise<string> =>
  writeComment(commentPorts(database), { ...wish, key: newId(), wish: { text, parentId } });
