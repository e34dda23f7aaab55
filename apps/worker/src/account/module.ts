import { forgetSpentSignIns } from "@kinora/database/account/forget-spent-sign-ins";
import { HOUR } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export const accountModule = ({ database, now }: WorkerComposition): WorkerModule => ({
  clockTasks: [
    {
      name: "forget spent sign-ins",
      every: HOUR,
      run: () => forgetSpentSignIns(database, now()),
    },
  ],
});
