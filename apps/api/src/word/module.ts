import { setImmediate } from "node:timers/promises";
import { TRIED_MAX } from "@kinora/contracts/word/word-lists";
import { recentTexts } from "@kinora/database/word/recent-texts";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountWordRoutes } from "./word-routes.ts";

export function wordModule({
  words,
  stores,
  transact,
  database,
  security,
  now,
}: ApiComposition): ApiModule {
  const { lists, openMatcher, unlisted } = words;
  return {
    mount: (server) =>
      mountWordRoutes(server, {
        ...{ edits: stores.wordEdits, transact, security, now, openMatcher, unlisted },
        ...{ current: lists.current, refresh: lists.refresh },
        recentTexts: () => recentTexts(database, TRIED_MAX),
        pause: setImmediate,
      }),
  };
}
