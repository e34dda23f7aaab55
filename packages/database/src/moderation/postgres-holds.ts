import { listedHold } from "@kinora/contracts/moderation/hold";
import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import { CONTENT_KINDS } from "@kinora/contracts/prompt/vocabulary";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { HoldFacts, HoldStore, HoldSubject } from "@kinora/domain/moderation/legal-hold-case";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { heldSince } from "../creation/held-since.ts";
import { onLegalHold } from "../creation/legal-hold.ts";
import { isFilmOfFoundBoard, isStanding } from "../takeout/closed-boards.ts";
import { EVER_HELD, isWithheld } from "../takeout/withheld-works.ts";
import { BOARD_FACTS, boardText, isBoardCase, LISTED_BOARD } from "./board-hold-columns.ts";
import { isProfileCase, LISTED_PROFILE, PROFILE_FACTS } from "./profile-hold-columns.ts";

const moment = z.coerce.date().transform((date) => date.toISOString());
const row = listedHold.extend({
  kind: z.enum(CONTENT_KINDS).nullable(),
  madeAt: moment,
  reportedAt: moment.nullable(),
  decidedAt: moment.nullable(),
});
const facts = row.omit({ filed: true }).extend({
  prompt: z.string(),
  scripts: z.array(z.object({ at: moment, text: z.union([z.string(), boardText]) })),
  reports: z.array(
    z.object({
      ...{ reason: z.enum(FLAG_REASONS), note: z.string(), at: moment, referred: z.boolean() },
    }),
  ),
  files: z.array(
    z.object({
      ...{ role: z.string(), hash: z.string(), bytes: z.number().nullable(), mimeType: z.string() },
      width: z.number().nullable(),
      madeAt: moment.nullable(),
    }),
  ),
  account: z.object({
    ...{ id: z.string(), handle: z.string(), displayName: z.string() },
    ...{ email: z.string().nullable(), joinedAt: moment },
  }),
  filings: z.array(
    z.object({
      ...{ at: moment, by: z.string().nullable(), authority: z.string(), reference: z.string() },
    }),
  ),
});

/** Tables of looks and filings, and their column with the id of the subject. */
const TABLES = {
  work: { looks: sql`hold_look`, filings: sql`hold_filing`, column: sql`creation_id` },
  board: { looks: sql`story_hold_look`, filings: sql`story_hold_filing`, column: sql`story_id` },
  profile: { looks: sql`person_hold_look`, filings: sql`person_hold_filing`, column: sql`user_id` },
} as const satisfies Record<HoldSubject["of"], unknown>;

export const postgresHolds = (executor: Database): HoldStore => ({
  async list({ viewer, most, now }) {
    const { rows } = await sql`
      select * from (
        select ${LISTED}, exists (
                 select from hold_filing where hold_filing.creation_id = creation.id) as filed
          from creation where ${isHold(now)} and creation.user_id <> ${viewer.id}
        union all
        select ${LISTED_BOARD}, exists (
                 select from story_hold_filing where story_hold_filing.story_id = story.id)
          from story where ${isBoardHold(now)} and story.user_id <> ${viewer.id}
        union all
        select ${LISTED_PROFILE}, exists (
                 select from person_hold_filing where person_hold_filing.user_id = owner.id)
          from app_user owner
         where ${isProfileHold(now)} and owner.id <> ${viewer.id}) held
       order by filed, coalesce("reportedAt", "decidedAt") desc, id
       limit ${most}`.execute(executor);
    return rows.map((found) => row.parse(found));
  },

  async find(id, viewer, now) {
    const { rows } = await sql`
      select ${LISTED}, creation.prompt, '[]'::jsonb as scripts, ${ACCOUNT},
             ${filingsOf("work", id)} as filings,
             (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'note', note,
                       'at', created_at, 'referred', referred) order by created_at), '[]')
                from report where report.creation_id = creation.id) as reports,
             (select coalesce(jsonb_agg(jsonb_build_object('role', role, 'hash', hash,
                       'bytes', bytes, 'mimeType', mime_type, 'width', width, 'madeAt', null)
                       order by role, width), '[]')
                from creation_media media where media.creation_id = creation.id) as files
        from creation join app_user owner on owner.id = creation.user_id
       where creation.id = ${id} and ${isHold(now)}
         and creation.user_id <> ${viewer.id}`.execute(executor);
    if (rows[0]) return facts.parse(rows[0]);
    const about = { id, viewer, now };
    return (await findBoard(executor, about)) ?? findProfile(executor, about);
  },

  async look({ of, id }, byId, until, now) {
    const { looks, column } = TABLES[of];
    // Serialises concurrent looks of one admin, so that they count as one.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`look:${id}:${byId}`}, 0))`.execute(
      executor,
    );
    const { rows } = await sql<{ until: Date }>`
      select until from ${looks} where ${column} = ${id} and by_id = ${byId}`.execute(executor);
    await sql`
      insert into ${looks} (${column}, by_id, until) values (${id}, ${byId}, ${until})
          on conflict (${column}, by_id) do update set until = excluded.until`.execute(executor);
    return !rows[0] || rows[0].until <= now;
  },

  async file({ id, subject, byId, at, authority, reference }) {
    const { filings, column } = TABLES[subject.of];
    await sql`
      insert into ${filings} (id, ${column}, by_id, at, authority, reference)
      values (${id}, ${subject.id}, ${byId}, ${at}, ${authority}, ${reference})`.execute(executor);
  },
});

interface Asked {
  readonly id: string;
  readonly viewer: Viewer;
  readonly now: Date;
}

async function findBoard(
  executor: Database,
  { id, viewer, now }: Asked,
): Promise<HoldFacts | null> {
  const { rows } = await sql`
    select ${LISTED_BOARD}, ${BOARD_FACTS}, ${ACCOUNT}, ${filingsOf("board", id)} as filings
      from story join app_user owner on owner.id = story.user_id
     where story.id = ${id} and ${isBoardHold(now)} and owner.id <> ${viewer.id}`.execute(executor);
  return rows[0] ? facts.parse(rows[0]) : null;
}

async function findProfile(
  executor: Database,
  { id, viewer, now }: Asked,
): Promise<HoldFacts | null> {
  const { rows } = await sql`
    select ${LISTED_PROFILE}, ${PROFILE_FACTS}, ${ACCOUNT}, ${filingsOf("profile", id)} as filings
      from app_user owner left join avatar_media avatar on avatar.user_id = owner.id
     where owner.id = ${id} and ${isProfileHold(now)} and owner.id <> ${viewer.id}`.execute(
    executor,
  );
  return rows[0] ? facts.parse(rows[0]) : null;
}

const ACCOUNT = sql`
  (select jsonb_build_object('id', owner.id, 'joinedAt', owner.created_at,
            'handle', coalesce(kept.handle, owner.handle),
            'email', coalesce(kept.email, owner.email),
            'displayName', coalesce(kept.display_name, owner.display_name))
     -- What was kept of an erased account.
     from (select) one left join held_account kept on kept.user_id = owner.id) as account`;

function filingsOf(of: HoldSubject["of"], id: string): RawBuilder<unknown> {
  const { filings, column } = TABLES[of];
  return sql`
    (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'by', staff.handle,
              'authority', authority, 'reference', reference) order by at), '[]')
       from ${filings} filed left join app_user staff on staff.id = filed.by_id
      where filed.${column} = ${id})`;
}

/** SQL condition: something was filed about a subject for as long as a hold lasts. */
const isFiled = (of: HoldSubject["of"], id: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from ${TABLES[of].filings} filed
     where filed.${TABLES[of].column} = ${id} and filed.at > ${heldSince(now)})`;

/**
 * SQL condition: reported without the report being dismissed, or withheld; also with its storyboard.
 * Or filed, whatever was decided since.
 */
const isHold = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  ((creation.id in ${EVER_HELD} or ${isFilmOfFoundBoard("creation")})
    and (${onLegalHold(now)} or ${isWithheld("creation")}))
  or ${isFiled("work", sql`creation.id`, now)})`;

const isBoardHold = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isBoardCase(now)} or ${isFiled("board", sql`story.id`, now)})`;

const isProfileHold = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isProfileCase(now)} or ${isFiled("profile", sql`owner.id`, now)})`;

const LISTED = sql`
  'work' as of, creation.id, creation.kind, creation.created_at as "madeAt",
  -- Reported by a user, or recognised by a service.
  least(
    (select min(created_at) from report
      where report.creation_id = creation.id and reason = 'child_abuse'),
    (select min(at) from creation_event
      where creation_event.creation_id = creation.id and rule = 'child_abuse' and role = 'system')
  ) as "reportedAt",
  greatest(
    (select max(at) from creation_event
      where creation_event.creation_id = creation.id and rule = 'child_abuse' and role <> 'system'),
    -- A film is decided about with its storyboard.
    (select max(finding.at) from story_decision finding
      where creation.kind = 'story' and finding.story_id = creation.recipe #>> '{story,storyId}'
        and finding.rule = 'child_abuse' and ${isStanding("finding")})) as "decidedAt",
  ${isWithheld("creation")} as withheld, null::text as title`;
