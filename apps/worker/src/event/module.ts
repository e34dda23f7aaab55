import { turnEventMonths } from "@kinora/database/event/event-upkeep";
import { HOUR } from "../clock/spans.ts";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";

export const eventModule = ({ database, now }: Composition): Module => ({
  clockTasks: [
    { name: "turn months of events", every: HOUR, run: () => turnEventMonths(database, now()) },
  ],
});
