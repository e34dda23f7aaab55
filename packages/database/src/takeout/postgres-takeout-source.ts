import type { TakeoutSource } from "@kinora/domain/takeout/takeout-source";
import type { Database } from "../client.ts";
import { ownFiles } from "./own-files.ts";
import { ownLists } from "./own-lists.ts";
import { ownWorks } from "./own-works.ts";

/** All data of a user. */
export const postgresTakeoutSource = (executor: Database): TakeoutSource => ({
  ...ownFiles(executor),
  works: ownWorks(executor),
  lists: ownLists(executor),
});
