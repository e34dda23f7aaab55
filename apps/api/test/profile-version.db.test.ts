import type { PersonCase } from "@kinora/contracts/moderation/person-case";
import { findUnreferenced } from "@kinora/database/creation/media-references";
import { forgetTakenDown } from "@kinora/database/moderation/postgres-profile-decisions";
import { postgresAvatars } from "@kinora/database/people/postgres-profiles";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, people, beginAnew } = server;
const { ada, bruno, mira, olivia } = people;
type Person = typeof ada;
const RUDE = "c1".repeat(32);
const HARMLESS = "c2".repeat(32);

beforeEach(async () => {
  await beginAnew();
  for (const table of ["person_report", "profile_decision", "avatar_media"] as const)
    await database.deleteFrom(table).execute();
  const rude = { display_name: "Rude Name", bio: "Rude words", handle: "bruno" };
  await database.updateTable("app_user").set(rude).where("id", "=", "usr_bruno").execute();
  await wear(RUDE);
  await ada("POST", "/api/people/usr_bruno/reports", { reason: "harassment", note: "" });
});

const edit = async (profile: object) =>
  expect((await bruno("PATCH", "/api/me", profile)).status).toBe(200);
const wear = (hash: string) =>
  postgresAvatars(database).choose(
    "usr_bruno",
    { hash, mimeType: "image/webp", creationId: null },
    `/media/${hash}`,
    clock.now,
  );
const lookAt = async (who: Person): Promise<PersonCase> => {
  const [found] = (await who("GET", "/api/moderation/people")).body.items;
  return found;
};
const decide = async (who: Person, { of, version: looked }: PersonCase, decision: object) => {
  const about = { of, looked, ...decision };
  const answer = await who("POST", "/api/moderation/people/usr_bruno/decision", about);
  await finishDecisions(server);
  return answer;
};
const clear = { verdict: "clear" };
const takeDown = { verdict: "take_down", rule: "harassment", note: "" };
const profile = async () => (await ada("GET", "/api/people/bruno")).body;
const statements = async () => (await bruno("GET", "/api/me/profile-statements")).body.items;
const strikes = async () => (await olivia("GET", "/api/admin/people/usr_bruno")).body.strikes;
const CHANGED = { status: 409, body: { code: "PROFILE_CHANGED" } };

it.each([
  ["name", () => edit({ displayName: "Harmless" })],
  ["bio", () => edit({ bio: "Harmless" })],
  ["picture", () => wear(HARMLESS)],
  ["handle", () => edit({ handle: "harmless" })],
])(
  "a decision about a profile whose %s changed since it was looked at is refused",
  async (_part, change) => {
    const seen = await lookAt(mira);
    await change();
    expect(await decide(mira, seen, clear)).toMatchObject(CHANGED);
    expect(await decide(mira, seen, takeDown)).toMatchObject(CHANGED);
    expect(await strikes()).toEqual([]);
    expect((await decide(mira, await lookAt(mira), clear)).status).toBe(200);
  },
);

it("what nobody sees of a person may change meanwhile", async () => {
  const seen = await lookAt(mira);
  await edit({ likesPublic: true });
  expect((await decide(mira, seen, takeDown)).status).toBe(200);
});

it("shows what was reported although the person has changed it since, with its picture", async () => {
  expect((await lookAt(mira)).reported).toEqual([]);
  await edit({ displayName: "Harmless", bio: "" });
  await wear(HARMLESS);
  const { shows, reported } = await lookAt(mira);
  expect(shows).toMatchObject({ displayName: "Harmless", bio: "" });
  expect(reported).toMatchObject([
    {
      ...{ displayName: "Rude Name", bio: "Rude words" },
      pictureUrl: expect.stringContaining(RUDE),
    },
  ]);
  expect(await findUnreferenced(database, [RUDE])).toEqual([]);
  await decide(mira, await lookAt(mira), clear);
  expect(await findUnreferenced(database, [RUDE])).toEqual([RUDE]);
});

it("is taken down for what was looked at, and the appeal is about that too, however often it is edited", async () => {
  const seen = await lookAt(olivia);
  await edit({ displayName: "Harmless", bio: "" });
  await wear(HARMLESS);
  expect((await decide(olivia, seen, { ...takeDown, anyway: true })).status).toBe(200);
  expect(await profile()).toMatchObject({ displayName: "bruno", bio: "" });
  expect(await strikes()).toHaveLength(1);
  const [{ id, stood, reported }] = await statements();
  expect([stood, ...reported]).toMatchObject([
    { displayName: "Harmless" },
    { displayName: "Rude Name", bio: "Rude words", pictureUrl: null },
  ]);
  await bruno("POST", `/api/me/profile-statements/${id}/appeal`, { text: "It is my name" });
  expect(await lookAt(mira)).toMatchObject({
    appeal: { stood: { displayName: "Harmless" } },
    reported: [{ displayName: "Rude Name", pictureUrl: expect.stringContaining(RUDE) }],
  });
  expect(await findUnreferenced(database, [RUDE, HARMLESS])).toEqual([]);
  expect((await decide(mira, await lookAt(mira), clear)).status).toBe(200);
  expect(await profile()).toMatchObject({ displayName: "Harmless" });
  expect(await findUnreferenced(database, [RUDE])).toEqual([RUDE]);
});

it("what was reported is forgotten with what was removed", async () => {
  await edit({ displayName: "Harmless" });
  await wear(HARMLESS);
  await decide(olivia, await lookAt(olivia), takeDown);
  await forgetTakenDown(database, new Date(+clock.now + 1));
  expect(await findUnreferenced(database, [RUDE, HARMLESS])).toEqual([RUDE, HARMLESS]);
  const rows = await database.selectFrom("profile_decision").selectAll().execute();
  const reports = await database.selectFrom("person_report").selectAll().execute();
  expect(JSON.stringify([rows, reports])).not.toContain("Rude");
});

it("an answer to an appeal is not taken for one to another", async () => {
  await decide(olivia, await lookAt(olivia), takeDown);
  const [{ id }] = await statements();
  await bruno("POST", `/api/me/profile-statements/${id}/appeal`, { text: "It is my name" });
  const seen = await lookAt(mira);
  expect(await decide(mira, { ...seen, version: "another" }, clear)).toMatchObject(CHANGED);
  expect((await decide(mira, seen, clear)).status).toBe(200);
});

it("a report that came after the profile was looked at is not dismissed unseen", async () => {
  const seen = await lookAt(mira);
  // Bruno shows something worse for a moment, Chiyo reports it, and Bruno puts back what Mira saw.
  await wear(HARMLESS);
  const severe = { reason: "promotes_terrorism", note: "Look at the picture" };
  await people.chiyo("POST", "/api/people/usr_bruno/reports", severe);
  await wear(RUDE);
  const answer = await decide(mira, seen, clear);
  const rows = await database
    .selectFrom("person_report")
    .select(["state", "shown"])
    .where("reason", "=", "promotes_terrorism")
    .execute();
  expect([answer.status, rows]).toMatchObject([
    409,
    [{ state: "open", shown: { avatar: { hash: HARMLESS } } }],
  ]);
});
