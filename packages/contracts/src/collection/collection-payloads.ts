import { z } from "zod";

const decided = z.object({ decisionId: z.string() });

/** Events of collections. */
export const collectionPayloads = {
  /** Somebody added a work to a public collection; the person is the author of the work. */
  "collection.workAdded": z.object({ creationId: z.string() }),
  /** The person was asked to add to it. */
  "collection.invited": z.object({}),
  /** The staff took it down, an appeal was made against that, and was answered; the person is its owner. */
  "collection.restricted": decided,
  "collection.contested": decided,
  "collection.reviewed": decided.extend({ granted: z.boolean() }),
};
