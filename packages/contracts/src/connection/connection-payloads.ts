import { z } from "zod";
import { OUTER_PLATFORMS } from "../publication/publication-vocabulary.ts";

/** Events of accounts at social platforms. */
export const connectionPayloads = {
  /** Connected, or signed in to again. */
  "connection.kept": z.object({}),
  /** Disconnected here. */
  "connection.ended": z.object({}),
  /** Its person took back, at the platform, what they had agreed to. */
  "connection.left": z.object({ platform: z.enum(OUTER_PLATFORMS), at: z.iso.datetime() }),
};
