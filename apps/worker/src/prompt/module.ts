import { deleteExpiredQuotes } from "@kinora/database/prompt/postgres-quote-store";
import { before, DAY, HOUR } from "../clock/spans.ts";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";

export const promptModule = ({ database, now }: Composition): Module => ({
  clockTasks: [
    {
      name: "forget old quotes",
      every: HOUR,
      async run() {
        await deleteExpiredQuotes(database, before(now(), DAY));
      },
    },
  ],
});
