import { forgetImprovements } from "@kinora/database/prompt/postgres-improvements";
import { deleteExpiredQuotes } from "@kinora/database/prompt/postgres-quote-store";
import { before, DAY, HOUR, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { improveWords } from "./improve-words.ts";

export const promptModule = ({ database, improving, now }: WorkerComposition): WorkerModule => ({
  jobs: [improveWords(improving)],
  clockTasks: [
    {
      name: "forget old quotes",
      every: HOUR,
      async run() {
        await deleteExpiredQuotes(database, before(now(), DAY));
      },
    },
    {
      name: "forget improved words",
      every: 10 * MINUTE,
      run: () => forgetImprovements(database, before(now(), HOUR)),
    },
  ],
});
