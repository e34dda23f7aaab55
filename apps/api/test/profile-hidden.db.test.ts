import { findPublicMedia } from "@kinora/database/creation/media-references";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { postgresAvatars } from "@kinora/database/people/postgres-profiles";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { as, clock, database, people, beginAnew } = server;
const { ada, bruno, olivia, chiyo } = people;
const HASH = "e1".repeat(32);
const DAY = 24 * 60 * 60_000;

beforeEach(async () => {
  await beginAnew();
  for (const table of ["person_report", "profile_decision", "avatar_media"] as const)
    await database.deleteFrom(table).execute();
  const joined = { created_at: new Date(+clock.now - 100 * DAY), handle: "bruno", bio: "Words" };
  await database.updateTable("app_user").set(joined).where("id", "=", "usr_bruno").execute();
  await joinedDaysAgo("usr_ada", 100);
  await joinedDaysAgo("usr_chiyo", 100);
  await database
    .updateTable("app_user")
    .set({ role: "user" })
    .where("id", "=", "usr_chiyo")
    .execute();
  const file = { hash: HASH, mimeType: "image/webp", creationId: null };
  await postgresAvatars(database).choose("usr_bruno", file, `/media/${HASH}`, clock.now);
});

const joinedDaysAgo = (id: string, days: number) =>
  database
    .updateTable("app_user")
    .set({ created_at: new Date(+clock.now - days * DAY) })
    .where("id", "=", id)
    .execute();
const report = (who: typeof ada, reason: string) =>
  who("POST", "/api/people/usr_bruno/reports", { reason, note: "" });
const clear = async () => {
  const [{ of, version }] = (await olivia("GET", "/api/moderation/people")).body.items;
  const decision = { of, looked: version, verdict: "clear" };
  await olivia("POST", "/api/moderation/people/usr_bruno/decision", decision);
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 1);
};
/** What a visitor sees: the picture, and the words. */
const seen = async () => [
  (await findPublicMedia(database, HASH)) !== null,
  (await as(null)("GET", "/api/people/bruno")).body.bio,
];

it.each(["child_abuse", "promotes_terrorism"])(
  "a member's report of %s hides picture and text at once, from others, until it is decided",
  async (reason) => {
    await report(ada, reason);
    expect(await seen()).toEqual([false, ""]);
    expect((await bruno("GET", "/api/people/bruno")).body.bio).toBe("Words");
    await clear();
    expect(await seen()).toEqual([true, "Words"]);
  },
);

it("other reasons hide nothing, and neither does the report of a new account", async () => {
  await report(ada, "harassment");
  await joinedDaysAgo("usr_chiyo", 1);
  await report(chiyo, "child_abuse");
  expect(await seen()).toEqual([true, "Words"]);
});

it("what was cleared is hidden for the same reason only by a trusted member", async () => {
  await report(ada, "child_abuse");
  await clear();
  await report(chiyo, "child_abuse");
  expect(await seen()).toEqual([true, "Words"]);
  await database
    .updateTable("person_report")
    .set({ weight: 2 })
    .where("state", "=", "open")
    .execute();
  expect(await seen()).toEqual([false, ""]);
});

it("a profile that was cleared and then edited is hidden again by a severe report, like a storyboard", async () => {
  await report(ada, "child_abuse");
  await clear();
  await bruno("PATCH", "/api/me", { bio: "Something else entirely" });
  await report(chiyo, "child_abuse");
  expect(await seen()).toEqual([false, ""]);
});

it("settings and the same words saved again do not end what a decision cleared", async () => {
  await report(ada, "child_abuse");
  await clear();
  await bruno("PATCH", "/api/me", { settings: { reducedMotion: true } });
  await bruno("PATCH", "/api/me", { bio: "Words", likesPublic: true });
  await report(chiyo, "child_abuse");
  expect(await seen()).toEqual([true, "Words"]);
});

it("the report of a new account does not shield a profile from those of members", async () => {
  await joinedDaysAgo("usr_ada", 1);
  await report(ada, "child_abuse");
  await clear();
  await report(chiyo, "child_abuse");
  expect(await seen()).toEqual([false, ""]);
});

it("one member hides no more profiles than works", async () => {
  const ids = ["dora", "emil", "fred", "gina", "hugo"];
  for (const id of ids) {
    await insertPerson(database, id);
    await database.updateTable("app_user").set({ bio: "Words" }).where("id", "=", id).execute();
    await ada("POST", `/api/people/${id}/reports`, { reason: "child_abuse", note: "" });
  }
  const bios = await Promise.all(
    ids.map(async (id) => (await as(null)("GET", `/api/people/${id}`)).body.bio),
  );
  expect(bios.filter((bio) => bio === "").length).toBeLessThanOrEqual(3);
});

it("its person is told at once that it is hidden, once, and that it is shown again", async () => {
  const told = async () => {
    await hearAll(
      database,
      notificationListener(() => clock.now),
    );
    const { items } = (await bruno("GET", "/api/notifications")).body;
    return items
      .map(({ code, action }: { code: string; action: object | null }) => [code, action !== null])
      .filter(([code]: [string]) => code.startsWith("moderation."));
  };
  const checking = async () =>
    (await bruno("GET", "/api/me/profile-statements")).body.checking as boolean;
  // What the tests before caused.
  await told();
  await database.deleteFrom("notification").execute();
  await report(ada, "harassment");
  expect([await told(), await checking()]).toEqual([[], false]);
  await report(chiyo, "promotes_terrorism");
  await report(olivia, "child_abuse");
  expect([await told(), await checking()]).toEqual([[["moderation.profileHidden", true]], true]);
  await clear();
  // The other one has waited for this.
  expect([await told(), await checking()]).toEqual([[["moderation.profileShown", true]], false]);
});
