import { z } from "zod";

/** Events of an account; the subject is the user. */
export const accountPayloads = {
  "person.suspended": z.object({ suspensionId: z.string() }),
  "person.reinstated": z.object({ suspensionId: z.string() }),
  /** A report hid the profile until the staff decides. */
  "person.hidden": z.object({ reportId: z.string() }),
  /** Nothing was wrong with a hidden profile. */
  "person.cleared": z.object({ at: z.iso.datetime() }),
  /** A moderator found child abuse on the profile, which the admins decide. */
  "person.referred": z.object({ byId: z.string(), at: z.iso.datetime() }),
  /** An admin decided what was referred to them. */
  "person.referralDecided": z.object({}),
  /** Cases that this admin may decide were not decided in time; at this moment they were found. */
  "person.reminded": z.object({
    ...{ cases: z.int(), areProfiles: z.boolean(), at: z.iso.datetime() },
  }),
  "person.restricted": z.object({ decisionId: z.string() }),
  "person.contested": z.object({ decisionId: z.string() }),
  "person.reviewed": z.object({ decisionId: z.string(), granted: z.boolean() }),
  /** Deletion was requested; it happens later. */
  "person.deletionPlanned": z.object({}),
  "person.deletionCalledOff": z.object({}),
  "person.tokenMade": z.object({ tokenId: z.string() }),
  /** A sign-in on a browser or app without another session of this user. */
  "person.signedInElsewhere": z.object({ sessionId: z.string() }),
};
