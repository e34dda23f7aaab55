import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type {
  KeptProfile,
  ProfileDecision,
  ProfileDecisionStore,
} from "@kinora/domain/moderation/person-case";
import { type Selectable, sql } from "kysely";
import { forgetHeldAccounts } from "../account/held-account.ts";
import type { Database } from "../client.ts";
import { isProfileWithheld, isRemovalHeld, isReportHeld } from "../creation/profile-hold.ts";
import { parseKnown } from "../parse-known.ts";
import type { ProfileDecisionTable } from "../schema.gen.ts";
import { isProfileHidden } from "../takeout/hidden-profiles.ts";
import { appealIn } from "./appeal-in.ts";
import { isKeptOff } from "./kept-off.ts";
import { keptProfile } from "./kept-profile.ts";
import { profileShown } from "./profile-shown.ts";

export function postgresProfileDecisions(executor: Database): ProfileDecisionStore {
  const rows = () => executor.selectFrom("profile_decision").selectAll();
  const one = (id: string) => executor.updateTable("profile_decision").where("id", "=", id);
  return {
    takeDown: (decision, drawnPicture) => takeDown(executor, decision, drawnPicture),

    async settle(id) {
      await one(id).set({ pending: false }).execute();
    },

    async undo(id) {
      await executor.deleteFrom("profile_decision").where("id", "=", id).execute();
    },

    undoOfErased: (decision, now) => undoOfErased(executor, decision, now),

    putBack: (decision, pictureUrl, now) => putBack(executor, decision, { pictureUrl, now }),

    async find(id) {
      const row = await rows().where("id", "=", id).executeTakeFirst();
      return row ? parseDecision(row) : null;
    },

    of: async (userId, most) =>
      (
        await rows()
          .where("user_id", "=", userId)
          .where("pending", "=", false)
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(most)
          .execute()
      ).map(parseDecision),

    isWithheld: (userId, now) => isWithheld(executor, userId, now),

    isChecked: (userId) => isChecked(executor, userId),

    async appealed(userId) {
      const row = await rows()
        .where("user_id", "=", userId)
        .where("appealed_at", "is not", null)
        .where("appeal_granted", "is", null)
        .orderBy("appealed_at")
        .limit(1)
        .executeTakeFirst();
      return row ? parseDecision(row) : null;
    },

    async addAppeal(id, appeal, now) {
      await one(id).set({ appeal, appealed_at: now }).execute();
    },

    async decideAppeal(id, granted, now) {
      const kept = granted ? null : sql<string>`case when ${isRemovalHeld(now)} then kept end`;
      await one(id).set({ appeal_granted: granted, appeal_decided_at: now, kept }).execute();
    },
  };
}

async function takeDown(
  executor: Database,
  { id, userId, byId, rule, note, at, closes }: Parameters<ProfileDecisionStore["takeDown"]>[0],
  drawnPicture: string,
): Promise<void> {
  await sql`
    insert into profile_decision (id, user_id, by_id, rule, note, at, pending, closes, kept)
    select ${id}, person.id, ${byId}, ${rule}, ${note}, ${at}, true,
           case when ${closes} then avatar.hash end, jsonb_build_object(
             'displayName', person.display_name, 'bio', person.bio, 'nameSince', person.handle,
             'avatar', case when avatar.user_id is null then null else jsonb_build_object(
               'hash', avatar.hash, 'mimeType', avatar.mime_type,
               'creationId', avatar.creation_id) end,
             'reported', (select coalesce(jsonb_agg(distinct report.shown), '[]')
               from person_report report
              where report.user_id = person.id and report.state = 'open'
                and report.shown <> ${profileShown("person", "avatar")}))
      from app_user person left join avatar_media avatar on avatar.user_id = person.id
     where person.id = ${userId}`.execute(executor);
  await executor.deleteFrom("avatar_media").where("user_id", "=", userId).execute();
  await sql`
    update app_user set display_name = handle, bio = '', avatar_url = ${drawnPicture},
           updated_at = ${at}, profile_changed_at = ${at} where id = ${userId}`.execute(executor);
}

async function putBack(
  executor: Database,
  { id, userId, kept }: Parameters<ProfileDecisionStore["putBack"]>[0],
  { pictureUrl, now }: { readonly pictureUrl: string | null; readonly now: Date },
): Promise<void> {
  if (!kept) return;
  const { displayName, bio, avatar, nameSince } = kept;
  if (await putBackLater(executor, { id, userId, kept })) return;
  await sql`
    update app_user set updated_at = ${now}, profile_changed_at = ${now},
           display_name = case when display_name = ${nameSince} then ${displayName}
                               else display_name end,
           bio = case when bio = '' then ${bio} else bio end
     where id = ${userId}`.execute(executor);
  if (!avatar || pictureUrl === null) return;
  await sql`
    with back as (
      insert into avatar_media (user_id, hash, mime_type, creation_id)
      select ${userId}, ${avatar.hash}, ${avatar.mimeType},
             (select id from creation where id = ${avatar.creationId})
       -- The staff may have restricted its work meanwhile.
       where not exists (
         select from creation where id = ${avatar.creationId} and ${isKeptOff("creation")})
      on conflict (user_id) do nothing returning user_id
    )
    update app_user set avatar_url = ${pictureUrl} where id in (select user_id from back)`.execute(
    executor,
  );
}

async function undoOfErased(
  executor: Database,
  { id, userId }: Pick<ProfileDecision, "id" | "userId">,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    select from person_report where user_id = ${userId} and ${isReportHeld(now)} limit 1`.execute(
    executor,
  );
  if (rows.length > 0) {
    await sql`update profile_decision set pending = false where id = ${id}`.execute(executor);
    return;
  }
  await executor.deleteFrom("profile_decision").where("id", "=", id).execute();
  await forgetHeldAccounts(executor, now);
}

async function isChecked(executor: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ checked: boolean }>`
    select ${isProfileHidden("person.id")} or exists (
             select from profile_decision
              where profile_decision.user_id = person.id and pending) as checked
      from app_user person where person.id = ${userId}`.execute(executor);
  return rows[0]?.checked ?? false;
}

async function isWithheld(executor: Database, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ withheld: boolean }>`
    select ${isProfileWithheld(sql`${userId}`, now)} as withheld`.execute(executor);
  return rows[0]?.withheld ?? false;
}

/**
 * While a later decision has taken down what the profile showed since, it stays down: what an
 * earlier one removed comes back with the rest if the later one is undone.
 *
 * @returns whether there is such a decision
 */
async function putBackLater(
  executor: Database,
  { id, userId, kept }: Pick<ProfileDecision, "id" | "userId"> & { readonly kept: KeptProfile },
): Promise<boolean> {
  const { displayName, bio, avatar, nameSince } = kept;
  const { rows } = await sql`
    update profile_decision set kept = kept || jsonb_build_object(
             'displayName', case when kept ->> 'displayName' = ${nameSince} then ${displayName}::text
                                 else kept ->> 'displayName' end,
             'bio', case when kept ->> 'bio' = '' then ${bio}::text else kept ->> 'bio' end,
             'avatar', case when kept -> 'avatar' = 'null' then ${JSON.stringify(avatar)}::jsonb
                            else kept -> 'avatar' end)
     where user_id = ${userId} and id <> ${id} and pending and kept is not null
    returning id`.execute(executor);
  return rows.length > 0;
}

/** Deletes removed profile content after the period for appeals, unless an appeal was made. */
export async function forgetTakenDown(executor: Database, before: Date): Promise<void> {
  await executor
    .updateTable("profile_decision")
    .set({ kept: null })
    .where("kept", "is not", null)
    .where("at", "<", before)
    .where("appealed_at", "is", null)
    .execute();
}

function parseDecision(row: Selectable<ProfileDecisionTable>): ProfileDecision {
  const { id, user_id: userId, by_id: byId, note, at, pending } = row;
  return {
    ...{ id, userId, byId, note, at, pending, rule: parseKnown(FLAG_REASONS, row.rule) },
    kept: row.kept === null ? null : keptProfile.parse(row.kept),
    appeal: appealIn(row),
  };
}
