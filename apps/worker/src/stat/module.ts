import { countAllWorks, countDays } from "@kinora/database/stat/count-day";
import { lookAtQueue } from "@kinora/database/stat/look-at-queue";
import { DAY, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export const statModule = ({ database, patient, now }: WorkerComposition): WorkerModule => ({
  clockTasks: [
    { name: "look at the queue", every: MINUTE, run: () => lookAtQueue(database, now()) },
    { name: "count the days", every: MINUTE, run: () => countDays(database, now()) },
    { name: "count works of all days", every: DAY, run: () => countAllWorks(patient) },
  ],
});
