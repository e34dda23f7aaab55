import { turnEventMonths } from "@kinora/database/event/event-upkeep";
import { HOUR } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export const eventModule = ({ database, now }: WorkerComposition): WorkerModule => ({
  clockTasks: [
    { name: "turn months of events", every: HOUR, run: () => turnEventMonths(database, now()) },
  ],
});
