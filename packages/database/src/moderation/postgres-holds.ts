import { listedHold } from "@kinora/contracts/moderation/hold";
import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import { CONTENT_KINDS } from "@kinora/contracts/prompt/vocabulary";
import type { HoldStore } from "@kinora/domain/moderation/legal-hold-case";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { onLegalHold } from "../creation/legal-hold.ts";
import { EVER_HELD, isWithheld } from "../takeout/withheld-works.ts";

const moment = z.coerce.date().transform((date) => date.toISOString());
const row = listedHold.extend({
  kind: z.enum(CONTENT_KINDS),
  madeAt: moment,
  reportedAt: moment.nullable(),
  decidedAt: moment.nullable(),
});
const facts = row.omit({ filed: true }).extend({
  prompt: z.string(),
  reports: z.array(z.object({ reason: z.enum(FLAG_REASONS), note: z.string(), at: moment })),
  files: z.array(
    z.object({
      ...{ role: z.string(), hash: z.string(), bytes: z.number(), mimeType: z.string() },
      width: z.number().nullable(),
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

export const postgresHolds = (executor: Database): HoldStore => ({
  async list(most, now) {
    const { rows } = await sql`
      select * from (select ${LISTED}, exists (
               select from hold_filing where hold_filing.creation_id = creation.id) as filed
        from creation where ${isHold(now)}) held
       order by filed, coalesce("reportedAt", "decidedAt") desc, id
       limit ${most}`.execute(executor);
    return rows.map((found) => row.parse(found));
  },

  async find(creationId, now) {
    const { rows } = await sql`
      select ${LISTED}, creation.prompt,
             jsonb_build_object('id', owner.id, 'handle', owner.handle, 'email', owner.email,
               'displayName', owner.display_name, 'joinedAt', owner.created_at) as account,
             (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'note', note,
                       'at', created_at) order by created_at), '[]')
                from report where report.creation_id = creation.id) as reports,
             (select coalesce(jsonb_agg(jsonb_build_object('role', role, 'hash', hash,
                       'bytes', bytes, 'mimeType', mime_type, 'width', width)
                       order by role, width), '[]')
                from creation_media media where media.creation_id = creation.id) as files,
             (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'by', staff.handle,
                       'authority', authority, 'reference', reference) order by at), '[]')
                from hold_filing left join app_user staff on staff.id = hold_filing.by_id
               where hold_filing.creation_id = creation.id) as filings
        from creation join app_user owner on owner.id = creation.user_id
       where creation.id = ${creationId} and ${isHold(now)}`.execute(executor);
    return rows[0] ? facts.parse(rows[0]) : null;
  },

  async look(creationId, byId, until, now) {
    // Serialises concurrent looks of one admin, so that they count as one.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`look:${creationId}:${byId}`}, 0))`.execute(
      executor,
    );
    const before = await executor
      .selectFrom("hold_look")
      .select("until")
      .where("creation_id", "=", creationId)
      .where("by_id", "=", byId)
      .executeTakeFirst();
    await executor
      .insertInto("hold_look")
      .values({ creation_id: creationId, by_id: byId, until })
      .onConflict((conflict) => conflict.columns(["creation_id", "by_id"]).doUpdateSet({ until }))
      .execute();
    return !before || before.until <= now;
  },

  async file({ id, creationId, byId, at, authority, reference }) {
    const filing = { id, creation_id: creationId, by_id: byId, at, authority, reference };
    await executor.insertInto("hold_filing").values(filing).execute();
  },
});

/** SQL condition: reported without the report being dismissed, or withheld. */
const isHold = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  creation.id in ${EVER_HELD} and (${onLegalHold(now)} or ${isWithheld("creation")}))`;

const LISTED = sql`
  creation.id, creation.kind, creation.created_at as "madeAt",
  -- Reported by a user, or recognised by a service.
  least(
    (select min(created_at) from report
      where report.creation_id = creation.id and reason = 'child_abuse'),
    (select min(at) from creation_event
      where creation_event.creation_id = creation.id and rule = 'child_abuse' and role = 'system')
  ) as "reportedAt",
  (select max(at) from creation_event
    where creation_event.creation_id = creation.id and rule = 'child_abuse'
      and role <> 'system') as "decidedAt",
  ${isWithheld("creation")} as withheld`;
