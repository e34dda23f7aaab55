import { z } from "zod";
import { person } from "../account/account.ts";
import { pageOf } from "../http/page.ts";

/** Maximum people that somebody can mute. */
export const MUTES_MAX = 5_000;

export const mutedPerson = z
  .object({ person, since: z.iso.datetime() })
  .meta({ id: "MutedPerson" });
export type MutedPerson = z.infer<typeof mutedPerson>;

/** GET /api/me/mutes: latest first. */
export const mutePage = pageOf(mutedPerson);
