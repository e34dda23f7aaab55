import { z } from "zod";

/** What happens to an account; the subject is the person. */
export const accountPayloads = {
  "person.suspended": z.object({ suspensionId: z.string() }),
  "person.reinstated": z.object({ suspensionId: z.string() }),
  "person.restricted": z.object({ decisionId: z.string() }),
  "person.contested": z.object({ decisionId: z.string() }),
  "person.reviewed": z.object({ decisionId: z.string(), granted: z.boolean() }),
  /** Asked for; it is deleted later. */
  "person.deletionPlanned": z.object({}),
  "person.deletionCalledOff": z.object({}),
  "person.tokenMade": z.object({ tokenId: z.string() }),
  /** In a browser or app that none of their other sessions is in. */
  "person.signedInElsewhere": z.object({ sessionId: z.string() }),
};
