import { z } from "zod";

/** Events of collections. */
export const collectionPayloads = {
  /** Somebody added a work to a public collection; the person is the author of the work. */
  "collection.workAdded": z.object({ creationId: z.string() }),
  /** The person was asked to add to it. */
  "collection.invited": z.object({}),
};
