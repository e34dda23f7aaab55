import { forgetOldComments } from "@kinora/database/comment/forget-old-comments";
import { DAY } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export const commentModule = ({ database, now }: WorkerComposition): WorkerModule => ({
  clockTasks: [
    { name: "forget old comments", every: DAY, run: () => forgetOldComments(database, now()) },
  ],
});
