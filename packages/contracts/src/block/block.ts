import { z } from "zod";
import { person } from "../account/account.ts";
import { pageOf } from "../http/page.ts";

/** Maximum people that somebody can block. */
export const BLOCKS_MAX = 5_000;

export const blockedPerson = z
  .object({ person, since: z.iso.datetime() })
  .meta({ id: "BlockedPerson" });
export type BlockedPerson = z.infer<typeof blockedPerson>;

/** GET /api/me/blocks: latest first. */
export const blockPage = pageOf(blockedPerson);
