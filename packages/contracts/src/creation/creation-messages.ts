import { z } from "zod";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { FAILURE_CLASSES } from "./creation.ts";

const kind = z.enum(CONTENT_KINDS);
/** As its author wrote it, shortened. */
const prompt = z.string();
/** As the moderator wrote it. */
const reason = z.string();

/** What is said of a creation to its owner. */
export const creationMessages = {
  "creation.ready": z.object({ kind, prompt }),
  /** Made, and looked at by a moderator before anybody else sees it. */
  "creation.checking": z.object({ kind, prompt }),
  "creation.failed": z.object({ kind, prompt, failure: z.enum(FAILURE_CLASSES) }),
  "creation.hidden": z.object({ kind, reason }),
  "creation.takenDown": z.object({ kind, reason }),
};
