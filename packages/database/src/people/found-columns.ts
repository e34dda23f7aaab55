import { ROLES } from "@kinora/contracts/access/roles";
import { TIERS } from "@kinora/contracts/account/account";
import type { PersonFound } from "@kinora/domain/people/people-reader";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";

const row = z.object({
  id: z.string(),
  handle: z.string(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(ROLES),
  tier: z.enum(TIERS),
  joinedAt: z.date(),
  strikes: z.number(),
  suspended: z.boolean(),
  appeals: z.boolean(),
});

/** Columns of `app_user person` for the list of users. */
export const foundColumns = (now: Date): RawBuilder<unknown> => sql`
  person.id, person.handle, person.display_name as "displayName",
  person.avatar_url as "avatarUrl", person.role, person.tier, person.created_at as "joinedAt",
  person.disabled_at is not null as suspended,
  (select count(*)::int from strike
    where strike.user_id = person.id and strike.expires_at > ${now}) as strikes,
  exists (select from suspension
    where suspension.user_id = person.id and ${APPEALED}) as appeals`;

/** An active suspension with an appeal. */
export const APPEALED = sql`suspension.ended_at is null and suspension.appeal is not null
  and suspension.appeal_granted is null`;

export const parseFound = (found: unknown): PersonFound => row.parse(found);
