import { z } from "zod";

/** What happens to an account; the subject is the person. */
export const accountPayloads = {
  "person.suspended": z.object({ suspensionId: z.string() }),
  "person.reinstated": z.object({ suspensionId: z.string() }),
  "person.restricted": z.object({ decisionId: z.string() }),
  "person.contested": z.object({ decisionId: z.string() }),
  "person.reviewed": z.object({ decisionId: z.string(), granted: z.boolean() }),
};
