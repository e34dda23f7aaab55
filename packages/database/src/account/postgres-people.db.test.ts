import { DEFAULT_SETTINGS } from "@kinora/contracts/account/appearance";
import { Refusal } from "@kinora/domain/refusal";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { postgresPeople } from "./postgres-people.ts";
import { seedDemoPeople } from "./seed-demo-people.ts";

const { database } = await createTestDatabase();
await database
  .insertInto("app_user")
  .values({ id: "usr_other", handle: "bruno", display_name: "Another Bruno" })
  .execute();
await seedDemoPeople(database);
const people = postgresPeople(database);
const now = new Date("2026-06-15T12:00:00Z");

test("seeds the demo accounts, except for one whose handle is taken", async () => {
  expect(await people.find("usr_olivia")).toMatchObject({ handle: "olivia", role: "owner" });
  expect(await people.find("usr_bruno")).toBeNull();
  expect(await people.find("usr_other")).toMatchObject({ displayName: "Another Bruno" });
});

test("repeated seeding keeps changes made by users", async () => {
  await people.change("usr_ada", { displayName: "Ada L." }, now);
  await people.setRole("usr_mira", "user", now);
  await seedDemoPeople(database);
  expect((await people.find("usr_ada"))?.displayName).toBe("Ada L.");
  expect((await people.find("usr_mira"))?.role).toBe("user");
});

test("a change touches only the named fields", async () => {
  const before = await people.find("usr_ada");
  await people.change("usr_ada", { settings: { theme: "light" } }, now);
  await people.change("usr_ada", { bio: "Rain.", settings: { reducedMotion: true } }, now);
  expect(await people.find("usr_ada")).toEqual({
    ...before,
    bio: "Rain.",
    settings: { ...DEFAULT_SETTINGS, theme: "light", reducedMotion: true },
  });
});

test("refuses a taken handle and changes nothing", async () => {
  const refused = await people
    .change("usr_ada", { handle: "bruno", bio: "Changed" }, now)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: "HANDLE_TAKEN", details: { handle: "bruno" } });
  expect((await people.find("usr_ada"))?.bio).toBe("Rain.");
});

test("marks the signup gems once, with the first time", async () => {
  await people.markSignupAwarded("usr_ada", now);
  await people.markSignupAwarded("usr_ada", new Date("2027-01-01T00:00:00Z"));
  expect((await people.find("usr_ada"))?.signupAwardedAt).toEqual(now);
});
