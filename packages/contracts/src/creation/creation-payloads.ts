import { z } from "zod";
import { FLAG_REASONS } from "../moderation/report.ts";
import { FAILURE_CLASSES } from "./creation.ts";

const nothing = z.object({});
const ofJob = z.object({ jobId: z.string(), background: z.boolean() });

/** What happens to creations. */
export const creationPayloads = {
  "creation.begun": nothing,
  "creation.changed": nothing,
  "creation.delivered": ofJob.extend({ checked: z.boolean() }),
  "creation.failed": ofJob.extend({ failure: z.enum(FAILURE_CLASSES) }),
  /** `entry`: of its history; `rule`: the one it broke, where that was said. */
  "creation.restricted": z.object({
    entry: z.number().int(),
    rule: z.enum([...FLAG_REASONS, ""]).default(""),
  }),
  "creation.published": nothing,
  "creation.renamed": nothing,
};
