import { forgetPerson } from "@kinora/database/account/forget-person";
import { forgetHeldAccounts } from "@kinora/database/account/held-account";
import { findDeletedBefore } from "@kinora/database/creation/creation-upkeep";
import { postgresLegalHolds } from "@kinora/database/creation/legal-hold";
import { findUnreferenced } from "@kinora/database/creation/media-references";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const started = await startWithBoard();
const { ada, appeal, beginAnew, chiyo, clock, database, decide, hide, olivia } = started;
const { report, server, show, statements } = started;
const DAY = 24 * 60 * 60_000;
const hash = "f1".repeat(32);
let [id, film] = ["", ""];

beforeEach(async () => {
  await database.deleteFrom("creation").execute();
  id = await beginAnew();
  film = `film-${id}`;
  await insertCreation(database, { id: film, user_id: "usr_ada", published_at: clock.now });
  const story = { storyId: id, board: writtenBoard(), kept: {}, recording: null };
  await sql`
    update creation set kind = 'story', recipe = recipe || ${JSON.stringify({ story })}::jsonb
     where id = ${film}`.execute(database);
  await database
    .insertInto("creation_media")
    .values({ creation_id: film, role: "main", label: "", bytes: 3, mime_type: "video/mp4", hash })
    .execute();
  await report();
});

const find = async () => {
  await decide(olivia, { ...hide, rule: "child_abuse" });
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
};
const isHeld = (days = 0) =>
  postgresLegalHolds(database).onLegalHold(film, new Date(+clock.now + days * DAY));
const listed = async () =>
  (await olivia("GET", "/api/moderation/holds")).body.items.map(
    (one: { of: string; id: string }) => [one.of, one.id],
  );
const look = async () => (await olivia("POST", `/api/moderation/holds/${film}/look`)).body;

it("holds the films of a board that was found for 90 days, whatever its owner deletes", async () => {
  expect(await isHeld()).toBe(false);
  await find();
  expect(await listed()).toEqual(
    expect.arrayContaining([
      ["work", film],
      ["board", id],
    ]),
  );
  for (const action of ["delete", "purge"])
    expect(await ada("POST", `/api/creations/${film}/actions`, { action })).toMatchObject({
      status: 200,
    });
  await ada("DELETE", `/api/stories/${id}`);
  const kept = await database
    .selectFrom("creation")
    .select(["prompt", "recipe"])
    .where("id", "=", film)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ recipe: { story: { storyId: id } } });
  expect(await findUnreferenced(database, [hash])).toEqual([]);
  expect(await look()).toMatchObject({
    ...{ of: "work", id: film, kind: "story", withheld: true, decidedAt: expect.any(String) },
    files: [{ role: "main", sha256: hash }],
    account: { id: "usr_ada", handle: "ada" },
  });
  expect([await isHeld(89), await isHeld(91)]).toEqual([true, false]);
  const due = (days: number) => {
    const now = new Date(+clock.now + days * DAY);
    return findDeletedBefore(database, now, { after: "", limit: 100, now });
  };
  expect([await due(89), await due(91)]).toEqual([[], [film]]);
});

it("holds them as soon as the board is reported or judged as that, and no longer once it is cleared", async () => {
  await decide(olivia, { ...hide, rule: "child_abuse" });
  expect(await isHeld()).toBe(true);
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
  await appeal((await statements())[0].id);
  await decide(chiyo, show);
  await finishDecisions(server);
  expect([await isHeld(), await listed()]).toEqual([false, []]);
});

it("keeps nothing of an erased account of which nothing is held", async () => {
  await database.transaction().execute((own) => forgetPerson(own, "usr_bruno", clock.now));
  expect(await database.selectFrom("held_account").selectAll().execute()).toEqual([]);
});

it("keeps whose it is when the account is erased, for as long as anything is held", async () => {
  await find();
  const { account } = await look();
  expect(account.email).toContain("@");
  await database.transaction().execute((own) => forgetPerson(own, "usr_ada", clock.now));
  await database.transaction().execute((own) => forgetPerson(own, "usr_ada", clock.now));
  expect((await look()).account).toEqual(account);
  const kept = () => database.selectFrom("held_account").select("email").execute();
  await forgetHeldAccounts(database, new Date(+clock.now + 89 * DAY));
  expect(await kept()).toEqual([{ email: account.email }]);
  await forgetHeldAccounts(database, new Date(+clock.now + 91 * DAY));
  expect(await kept()).toEqual([]);
});
