import { feedWordListener, relearnWords } from "@kinora/database/feed/learn-words";
import { postgresImpressionStore } from "@kinora/database/feed/postgres-impression-store";
import { postgresRankingStore } from "@kinora/database/feed/postgres-ranking-store";
import { rebuildTrending } from "@kinora/domain/feed/rebuild-trending";
import { forgetImpressions } from "@kinora/domain/feed/record-impressions";
import { DAY } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export const feedModule = ({ database, patient, now }: WorkerComposition): WorkerModule => ({
  listeners: [feedWordListener],
  clockTasks: [
    {
      name: "rank the feed",
      // Interval of the check only; a ranking is computed every ten minutes, or at once while the
      // feed is small.
      every: 10_000,
      async run() {
        await rebuildTrending({ rankings: postgresRankingStore(database) }, { now: now() });
      },
    },
    { name: "go through the words of the feed", every: DAY, run: () => relearnWords(patient) },
    {
      name: "forget who saw what",
      every: DAY,
      run: () =>
        forgetImpressions({ impressions: postgresImpressionStore(database) }, { now: now() }),
    },
  ],
});
