import { z } from "zod";
import { FAILURE_CLASSES } from "./creation.ts";

const nothing = z.object({});
const ofJob = z.object({ jobId: z.string(), background: z.boolean() });

/** Events of creations. */
export const creationPayloads = {
  "creation.begun": nothing,
  "creation.changed": nothing,
  "creation.delivered": ofJob.extend({ checked: z.boolean() }),
  "creation.failed": ofJob.extend({ failure: z.enum(FAILURE_CLASSES) }),
  /** `entry` is a line of the creation's history. */
  "creation.restricted": z.object({ entry: z.number().int() }),
  /** Reviewed and approved, without an appeal. */
  "creation.cleared": z.object({ entry: z.number().int() }),
  /** The staff rated it, or took a rating back. */
  "creation.rated": z.object({ entry: z.number().int() }),
  /** The owner has appealed. */
  "creation.contested": nothing,
  /** Another member of staff has decided the appeal; when `granted`, the work is shown again. */
  "creation.appealed": z.object({ granted: z.boolean(), entry: z.number().int() }),
  /** A moderator found it to be child abuse, which the admins decide. */
  "creation.referred": z.object({ byId: z.string(), at: z.iso.datetime() }),
  /** An admin decided what was referred to them. */
  "creation.referralDecided": nothing,
  "creation.published": nothing,
  "creation.renamed": nothing,
};
