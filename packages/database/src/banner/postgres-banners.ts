import {
  BANNER_AUDIENCES,
  BANNER_PLATFORMS,
  BANNER_SEVERITIES,
} from "@kinora/contracts/banner/banner";
import type { BannerRecord, BannerStore } from "@kinora/domain/banner/banner";
import type { Selectable } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { BannerTable } from "../schema.gen.ts";

/** Maximum simultaneous banners; more would be a mistake and must not slow down any page. */
const MOST_AT_A_TIME = 20;

export function postgresBanners(executor: Database): BannerStore {
  const newest = () =>
    executor.selectFrom("banner").selectAll().orderBy("starts_at", "desc").orderBy("id", "desc");
  return {
    async current(now) {
      const rows = await newest()
        .where("starts_at", "<=", now)
        .where(({ or, eb }) => or([eb("ends_at", "is", null), eb("ends_at", ">", now)]))
        .limit(MOST_AT_A_TIME)
        .execute();
      return rows.map(parseBanner);
    },

    list: async (most) => (await newest().limit(most).execute()).map(parseBanner),

    async find(id) {
      const row = await newest().where("id", "=", id).executeTakeFirst();
      return row ? parseBanner(row) : null;
    },

    async add({ startsAt, endsAt, ...banner }, now) {
      await executor
        .insertInto("banner")
        .values({ ...banner, starts_at: startsAt, ends_at: endsAt, created_at: now })
        .execute();
    },

    async end(id, now) {
      await executor
        .updateTable("banner")
        .set(({ fn, ref, val }) => ({
          starts_at: fn<Date>("least", [ref("starts_at"), val(now)]),
          ends_at: now,
        }))
        .where("id", "=", id)
        .execute();
    },

    async closedBy(userId) {
      const row = await executor
        .selectFrom("app_user")
        .select("banner_closed_id")
        .where("id", "=", userId)
        .executeTakeFirst();
      return row?.banner_closed_id ?? null;
    },

    async close(userId, id) {
      await executor
        .updateTable("app_user")
        .set({ banner_closed_id: id })
        .where("id", "=", userId)
        .execute();
    },
  };
}

function parseBanner(row: Selectable<BannerTable>): BannerRecord {
  const { id, text, link, closable, starts_at: startsAt, ends_at: endsAt } = row;
  return {
    ...{ id, text, link, closable, startsAt, endsAt },
    severity: parseKnown(BANNER_SEVERITIES, row.severity),
    audience: parseKnown(BANNER_AUDIENCES, row.audience),
    platform: parseKnown(BANNER_PLATFORMS, row.platform),
  };
}
