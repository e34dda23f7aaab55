import { SIGN_UPS } from "@kinora/contracts/access/sign-ups";
import type { Switches } from "@kinora/contracts/switch/switch";
import type { SwitchStore } from "@kinora/domain/switch/switches";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { SwitchEditTable } from "../schema.gen.ts";

/** Features switched off by the owner. */
export function postgresSwitches(executor: Database): SwitchStore {
  const newest = () => executor.selectFrom("switch_edit").orderBy("switch_edit.number", "desc");
  return {
    async current() {
      const row = await newest().selectAll().limit(1).executeTakeFirst();
      return row ? { ...parseSwitches(row), number: row.number } : null;
    },

    async list(most) {
      const rows = await newest()
        .leftJoin("app_user", "app_user.id", "switch_edit.by")
        .selectAll("switch_edit")
        .select("app_user.handle as byHandle")
        .limit(most)
        .execute();
      return rows.map((row) => ({
        ...{ ...parseSwitches(row), number: row.number, at: row.at, by: row.byHandle },
      }));
    },

    async lock() {
      await sql`select pg_advisory_xact_lock(hashtext('switch_edit'))`.execute(executor);
    },

    async add({ signUps, enginesOff, readOnly, webShopIn, at, by, ...rest }) {
      const { creating, feed, awards, gifts, sentence } = rest;
      await executor
        .insertInto("switch_edit")
        .values({
          ...{
            at,
            by,
            creating,
            feed,
            awards,
            gifts,
            sentence,
            sign_ups: signUps,
            engines_off: enginesOff,
          },
          ...{ read_only: readOnly, web_shop_in: webShopIn },
        })
        .execute();
    },
  };
}

const parseSwitches = (
  row: Pick<
    Selectable<SwitchEditTable>,
    | ("web_shop_in" | "sign_ups")
    | "creating"
    | "engines_off"
    | "feed"
    | "awards"
    | "gifts"
    | "read_only"
    | "sentence"
  >,
): Switches => ({
  ...{ creating: row.creating, feed: row.feed, awards: row.awards, gifts: row.gifts },
  ...{ readOnly: row.read_only, sentence: row.sentence },
  signUps: parseKnown(SIGN_UPS, row.sign_ups),
  ...{ enginesOff: row.engines_off, webShopIn: row.web_shop_in },
});
