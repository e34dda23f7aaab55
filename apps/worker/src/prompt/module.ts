import { deleteExpiredQuotes } from "@kinora/database/prompt/postgres-quote-store";
import { before, DAY, HOUR } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export const promptModule = ({ database, now }: WorkerComposition): WorkerModule => ({
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
