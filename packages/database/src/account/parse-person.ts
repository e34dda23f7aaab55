import { ROLES } from "@kinora/contracts/access/roles";
import { SOCIAL_PLANS, settings, TIERS } from "@kinora/contracts/account/account";
import { DEFAULT_SETTINGS } from "@kinora/contracts/account/appearance";
import type { PersonRecord } from "@kinora/domain/account/person";
import type { PersonStanding } from "@kinora/domain/account/standing";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { AppUserTable } from "../schema.gen.ts";

const role = z.enum(ROLES);
const tier = z.enum(TIERS);
const socialPlan = z.enum(SOCIAL_PLANS);

export type StandingRow = Pick<Selectable<AppUserTable>, "id" | "role" | "tier" | "disabled_at">;

export function parseStanding(row: StandingRow): PersonStanding {
  return {
    userId: row.id,
    role: role.parse(row.role),
    tier: tier.parse(row.tier),
    disabledAt: row.disabled_at,
  };
}

export function parsePerson(row: Selectable<AppUserTable>): PersonRecord {
  return {
    id: row.id,
    handle: row.handle,
    displayName: row.display_name,
    avatarUrl: row.avatar_url,
    bio: row.bio,
    role: role.parse(row.role),
    tier: tier.parse(row.tier),
    socialPlan: socialPlan.parse(row.social_plan),
    settings: { ...DEFAULT_SETTINGS, ...definedOnly(settings.partial().parse(row.settings)) },
    likesPublic: row.likes_public,
    adultAt: row.adult_at,
    matureShown: row.mature_shown,
    signupAwardedAt: row.signup_awarded_at,
    disabledAt: row.disabled_at,
    createdAt: row.created_at,
  };
}

function definedOnly<Fields extends object>(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
