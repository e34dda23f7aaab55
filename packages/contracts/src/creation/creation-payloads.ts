import { z } from "zod";
import { FAILURE_CLASSES } from "./creation.ts";

const nothing = z.object({});
const ofJob = z.object({ jobId: z.string(), background: z.boolean() });

/** What happens to creations. */
export const creationPayloads = {
  "creation.begun": nothing,
  "creation.changed": nothing,
  "creation.delivered": ofJob.extend({ checked: z.boolean() }),
  "creation.failed": ofJob.extend({ failure: z.enum(FAILURE_CLASSES) }),
  /** `entry`: of its history. */
  "creation.restricted": z.object({ entry: z.number().int() }),
  /** Looked at, and may be seen; nobody had asked for it. */
  "creation.cleared": z.object({ entry: z.number().int() }),
  /** Its owner asks for another look. */
  "creation.contested": nothing,
  /** Somebody else looked again; `granted`: it is shown again. */
  "creation.appealed": z.object({ granted: z.boolean(), entry: z.number().int() }),
  "creation.published": nothing,
  "creation.renamed": nothing,
};
