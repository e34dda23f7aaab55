import { forgetSpentSignIns } from "@kinora/database/account/forget-spent-sign-ins";
import { HOUR } from "../clock/spans.ts";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";

export const accountModule = ({ database, now }: Composition): Module => ({
  clockTasks: [
    {
      name: "forget spent sign-ins",
      every: HOUR,
      run: () => forgetSpentSignIns(database, now()),
    },
  ],
});
