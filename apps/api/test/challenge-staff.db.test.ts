import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { moveChallenge } from "@kinora/domain/challenge/move-challenge";
import { CHALLENGE_SETTINGS } from "@kinora/testing/challenge/play-challenge";
import { serverKey } from "@kinora/testing/challenge/sample-bundle";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, clock, parts, server } = await startTestServer({ signingKeyFile: "a key" });
const [ada, bruno, chiyo] = [as("ada"), as("bruno"), as("chiyo")];
const [olivia, guest] = [as("olivia"), as(null)];
const signer = serverKey();
const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.parse(CHALLENGE_SETTINGS.opensAt) + hours * HOUR);
const move = (id: string, hours: number) => {
  clock.now = at(hours);
  const now = () => clock.now;
  return moveChallenge(id, {
    ...{ transact: parts.transact, newId, hash: webCrypto.digest, signer, now },
  });
};
const draft = (settings: object = {}) => {
  clock.now = at(-24);
  return olivia(
    ...([
      "POST",
      "/api/admin/challenges",
      { ...CHALLENGE_SETTINGS, ...settings },
      newId(),
    ] as const),
  );
};
const admin = (id: string, what = "") => `/api/admin/challenges/${id}${what}`;
const step = (id: string, order: object) => olivia("POST", admin(id, "/steps"), order);

async function addWork(user: string, given: object = {}) {
  const id = newId();
  await insertCreation(database, {
    ...{ id, user_id: `usr_${user}`, created_at: clock.now, title: `By ${user}`, ...given },
  });
  return id;
}

/** A challenge in review: entries of these people, no votes. */
async function reviewed(people: readonly string[], entriesEach = 1) {
  const { body } = await draft({ entriesEach });
  await step(body.id, { step: "schedule" });
  await move(body.id, 1);
  for (const name of people)
    for (let n = 0; n < entriesEach; n += 1)
      await as(name)("POST", `/api/challenges/${body.id}/entries`, {
        creationId: await addWork(name),
      });
  await move(body.id, 24);
  await move(body.id, 48);
  return body.id as string;
}

test("a draft's changes stand in the audit log, with what they were before", async () => {
  const { body } = await draft();
  const settings = { ...CHALLENGE_SETTINGS, theme: "Evening light", pool: 100 };
  await olivia("PUT", admin(body.id), { version: 1, settings });
  const log = (await olivia("GET", `/api/admin/audit?subject=${body.id}`)).body.items;
  expect(log).toMatchObject([
    {
      action: "challenge.draft-changed",
      before: { theme: "Morning light", pool: 600 },
      after: { theme: "Evening light", pool: 100 },
    },
    { action: "challenge.drafted", after: { theme: "Morning light", pool: 600, first: 30 } },
  ]);
  expect(Object.keys(log[0].after).toSorted()).toEqual(["pool", "theme"]);
});

test("a large pool takes a fresh sign-in for this very draft, and no token", async () => {
  const { body } = await draft({ pool: 5_001 });
  expect((await step(body.id, { step: "schedule" })).body).toMatchObject({
    ...{ code: "CHALLENGE_POOL_UNPROVEN", details: { limit: 5_000 } },
  });
  const asked = await server.inject({
    ...{ method: "POST", url: admin(body.id, "/schedule"), body: { version: 1 } },
    headers: { authorization: "Bearer olivia" },
  });
  expect(asked.json().code).toBe("REAUTHENTICATION_REQUIRED");
  const byToken = await as("kin_olivia")("POST", admin(body.id, "/schedule"), { version: 1 });
  expect(byToken.body.code).toBe("ROLE_MISSING");
  expect((await olivia("POST", admin(body.id, "/schedule"), { version: 2 })).body).toMatchObject({
    ...{ code: "CHALLENGE_CHANGED", details: { version: 1 } },
  });
  expect((await olivia("GET", `/api/challenges/${body.id}`)).body.challenge.state).toBe("draft");
  const done = await olivia("POST", admin(body.id, "/schedule"), { version: 1 });
  expect(done.body).toMatchObject({ state: "scheduled", pool: 5_001 });
});

test("what was never scheduled is found by staff only, also when it is cancelled", async () => {
  const { body } = await draft();
  await step(body.id, { step: "cancel", reason: "Another time" });
  for (const who of [guest, ada])
    expect((await who("GET", `/api/challenges/${body.id}`)).body.code).toBe("CHALLENGE_NOT_FOUND");
  expect((await olivia("GET", `/api/challenges/${body.id}`)).body.challenge).toMatchObject({
    ...{ state: "cancelled", cancelReason: "Another time" },
  });
  const other = await draft();
  await step(other.body.id, { step: "schedule" });
  await step(other.body.id, { step: "cancel", reason: "Another time" });
  expect((await guest("GET", `/api/challenges/${other.body.id}`)).status).toBe(200);
});

test("the cover is a work that everybody can find, and goes with it", async () => {
  const [open, hidden] = [await addWork("ada"), await addWork("ada", { private: true })];
  for (const coverId of [hidden, "nothing"])
    expect((await draft({ coverId })).body.code).toBe("CHALLENGE_COVER_UNFIT");
  const { body } = await draft({ coverId: open });
  expect(body.cover).toMatchObject({ id: open });
  await step(body.id, { step: "schedule" });
  const cover = async () =>
    (await guest("GET", `/api/challenges/${body.id}`)).body.challenge.cover as object | null;
  expect(await cover()).toMatchObject({ id: open });
  await database.updateTable("creation").set({ private: true }).where("id", "=", open).execute();
  expect(await cover()).toBeNull();
});

test("staff review all entries, leave out an author with all of theirs, and places have no gaps", async () => {
  const id = await reviewed(["ada", "bruno", "chiyo"], 2);
  const list = async () => (await olivia("GET", admin(id, "/entries?limit=100"))).body.items;
  const before = await list();
  expect(before.map(({ rank }: { rank: { place: number } }) => rank.place)).toEqual([
    ...[1, 2, 3, 4, 5, 6],
  ]);
  expect((await olivia("GET", admin(id, "/report"))).body).toEqual({ report: { groups: [] } });
  const { author } = before[2];
  const exclude = (one: string) =>
    olivia("POST", admin(id, `/authors/${one}/exclude`), { statement: "Made elsewhere" });
  expect((await exclude("f".repeat(16))).body.code).toBe("CHALLENGE_AUTHOR_NOT_FOUND");
  expect((await exclude(author)).status).toBe(204);
  expect((await exclude(author)).status).toBe(204);
  await step(id, { step: "rank_again" });
  await move(id, 49);
  const after = await list();
  expect(after.map(({ rank }: { rank: { place: number } | null }) => rank?.place)).toEqual([
    ...[1, 2, 3, 4, undefined, undefined],
  ]);
  for (const one of after.slice(4))
    expect(one).toMatchObject({ author, isExcluded: true, statement: "Made elsewhere" });
  expect((await guest("GET", `/api/challenges/${id}/exclusions`)).body.code).toBe(
    "CHALLENGE_STATE",
  );
});

test("a result keeps its places, without the works of people whom a block keeps apart", async () => {
  const id = await reviewed(["ada", "bruno"]);
  await move(id, 61);
  const authors = async (who: typeof ada) =>
    (await who("GET", `/api/challenges/${id}/places`)).body.items.map(
      ({ work }: { work: { author: { handle: string } } | null }) => work?.author.handle ?? null,
    );
  const all = await authors(guest);
  expect(all.toSorted()).toEqual(["ada", "bruno"]);
  await ada("PUT", "/api/people/bruno/block");
  const without = all.map((handle: string) => (handle === "bruno" ? null : handle));
  expect(await authors(ada)).toEqual(without);
  expect(await authors(bruno)).toEqual(
    all.map((handle: string) => (handle === "ada" ? null : handle)),
  );
  expect(await authors(chiyo)).toEqual(all);
});
