import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { AWARD } from "@kinora/domain/gem/purpose";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { sql } from "kysely";
import { beforeAll, expect, it, vi } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, parts, clock } = await startTestServer();
const [ada, bruno] = [as("ada"), as("bruno")];
let keys = 0;
const key = () => `key ${++keys}`;
const form = { type: "text-to-image", prompt: "a fox in the snow" };
const order = (who = ada, about: object = {}) =>
  who("POST", "/api/creations", { ...form, ...about }, key());
const act = (id: string, action: string, who = ada) =>
  who("POST", `/api/creations/${id}/actions`, { action });
const ready = (ids: readonly string[]) =>
  database.updateTable("creation").set({ status: null }).where("id", "in", ids).execute();
const endJobs = () =>
  sql`update job set started_at = coalesce(started_at, now()), ended_at = now(), outcome = 'failed' where ended_at is null`.execute(
    database,
  );
const countPrivate = async (userId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from creation
     where user_id = ${userId} and private and purged_at is null`.execute(database);
  return rows[0]?.count ?? 0;
};

beforeAll(async () => {
  for (const [userId, who] of [
    ["usr_ada", ada],
    ["usr_bruno", bruno],
  ] as const) {
    await who("GET", "/api/me");
    await parts.transact(({ ledger }) =>
      ledger.credit({
        ...{ userId, gems: 5_000, kind: "gift", purpose: AWARD, expiresAt: null },
        ...{ key: "for tests", description: DAILY_GEMS, now: clock.now },
      }),
    );
  }
});

it("retrying a failed film while it is ordered anew blocks nobody", async () => {
  const { body: story } = await ada(
    "POST",
    "/api/stories",
    { prompt: "", board: writtenBoard() },
    key(),
  );
  const render = () =>
    ada(
      "POST",
      `/api/stories/${story.id}/render`,
      { version: 1, gems: story.prices.render.gems },
      key(),
    );
  const first = await render();
  const { creationId } = first.body.render;
  await database
    .updateTable("creation")
    .set({ status: "failed" })
    .where("id", "=", creationId)
    .execute();
  await endJobs();
  const waiting = async (least: number) =>
    vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
      expect(rows.length).toBeGreaterThanOrEqual(least);
    });
  const answers = await database.transaction().execute(async (own) => {
    await sql`select from app_user where id = 'usr_ada' for no key update`.execute(own);
    const retried = act(creationId, "retry");
    await waiting(1);
    const rendered = render();
    await waiting(2);
    return [retried, rendered];
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

it("ordering private remixes of works that become private at once neither deadlocks nor passes the limit", async () => {
  const shown = await Promise.all([1, 2, 3, 4].map(() => order(bruno)));
  const ids: string[] = shown.map(({ body }) => body.id);
  await ready(ids);
  await endJobs();
  const [first = ""] = ids;
  const limit = ENTITLEMENTS.free.privateWorks;
  await sql`
    insert into creation (id, user_id, kind, type, status, prompt, model, style, aspect_ratio, width,
      height, recipe, price_version, private, created_at)
    select 'copy_' || n, user_id, kind, type, status, prompt, model, style, aspect_ratio, width,
      height, recipe, price_version, true, created_at
    from creation, generate_series(1, ${limit - 3}) n where id = ${first}`.execute(database);
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([
      ...ids.map((id) => act(id, "private", bruno)),
      ...ids.map((id) => order(bruno, { private: true, parentId: id })),
      order(bruno, { private: true, others: [{ ...form, private: true }] }),
      act("copy_1", "delete", bruno),
      act("copy_1", "restore", bruno),
      act("copy_2", "public", bruno),
      act("copy_2", "private", bruno),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await countPrivate("usr_bruno")).toBeLessThanOrEqual(limit);
    await endJobs();
    await Promise.all(ids.map((id) => act(id, "public", bruno)));
  }
  // Trash, restoring, cancelling and retrying add no private work.
  await act("copy_3", "delete", bruno);
  await order(bruno, { private: true });
  await order(bruno, { private: true });
  await order(bruno, { private: true });
  await act("copy_3", "restore", bruno);
  expect(await countPrivate("usr_bruno")).toBeLessThanOrEqual(limit);
});

it("quotes of private works, and films, count too", async () => {
  const before = await countPrivate("usr_bruno");
  const fill = ENTITLEMENTS.free.privateWorks - before;
  await sql`
    insert into creation (id, user_id, kind, type, status, prompt, model, style, aspect_ratio, width,
      height, recipe, price_version, private, created_at)
    select 'more_' || n, user_id, kind, type, status, prompt, model, style, aspect_ratio, width,
      height, recipe, price_version, true, created_at
    from creation, generate_series(1, ${fill}) n where id = 'copy_5'`.execute(database);
  await endJobs();
  const quote = await bruno("POST", "/api/quotes", { ...form, private: true });
  const ordered = await bruno("POST", "/api/creations", { quoteId: quote.body.quoteId }, key());
  expect(ordered.body.code).toBe("PRIVATE_FULL");
  const { body: story } = await bruno(
    "POST",
    "/api/stories",
    { prompt: "", board: writtenBoard() },
    key(),
  );
  const wish = { version: 1, gems: story.prices.render.gems, private: true };
  expect((await bruno("POST", `/api/stories/${story.id}/render`, wish, key())).body.code).toBe(
    "PRIVATE_FULL",
  );
});
