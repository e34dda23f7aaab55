import { z } from "zod";

/** What happens to the archive of everything a person has. */
export const takeoutPayloads = { "takeout.ready": z.object({}) };
