import { z } from "zod";

/** Events of publications; the subject is the publication. */
export const publicationPayloads = {
  /** Something of it changed that nobody needs to be told of. */
  "publication.changed": z.object({}),
  "publication.done": z.object({}),
  "publication.failed": z.object({}),
  /** Its owner is asked whether it is there. */
  "publication.unconfirmed": z.object({}),
  /** Its time has passed: its owner is asked what to do. */
  "publication.paused": z.object({}),
  "publication.needs_reconnect": z.object({}),
  /** It was there, and its platform has it no more. */
  "publication.removed": z.object({}),
  /** It is there, and the comment that was to follow is not, or nobody can tell. */
  "publication.comment_failed": z.object({}),
};
