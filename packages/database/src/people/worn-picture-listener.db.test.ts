import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { findPublicMedia } from "../creation/media-references.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresAvatars } from "./postgres-profiles.ts";
import { wornPictureListener } from "./worn-picture-listener.ts";

const { database } = await createTestDatabase();
const now = new Date("2026-06-15T12:00:00Z");
const HASH = "a7".repeat(32);

beforeEach(async () => {
  await database.deleteFrom("app_user").execute();
  for (const id of ["ada", "mira"]) await insertPerson(database, id);
  await insertCreation(database, { id: "fox", user_id: "ada" });
  const file = { hash: HASH, mimeType: "image/webp", creationId: "fox" };
  await postgresAvatars(database).choose("ada", file, `/media/${HASH}.webp`, now);
});

/** What the profile shows after the work has changed, and whether the file opens. */
async function changed(change: { moderator_hidden?: boolean; status?: string; hidden?: boolean }) {
  await database.updateTable("creation").set(change).where("id", "=", "fox").execute();
  await recordEvent(database)({
    ...{ type: "creation.changed", subjectId: "fox", userId: "ada", payload: {} },
  });
  await hearAll(
    database,
    wornPictureListener(() => now),
  );
  const person = await database
    .selectFrom("app_user")
    .select("avatar_url")
    .where("id", "=", "ada")
    .executeTakeFirstOrThrow();
  return [person.avatar_url, (await findPublicMedia(database, HASH)) !== null];
}

const WORN = `/media/${HASH}.webp`;
const DRAWN = "/avatars/ada.svg";

it("a picture of a work that the staff hid or deleted is worn no longer", async () => {
  expect(await changed({ moderator_hidden: true })).toEqual([DRAWN, false]);
  // It can be chosen again, once the work is shown again.
  expect(await changed({ moderator_hidden: false })).toEqual([DRAWN, false]);
});

it("it opens no longer, but is not taken off, while the work is checked or that can be undone", async () => {
  expect(await changed({ moderator_hidden: true, status: "review" })).toEqual([WORN, false]);
  await database
    .insertInto("pending_decision")
    .values({
      ...{ creation_id: "fox", actor_id: "mira", role: "moderator", verdict: "hide" },
      ...{ rule: "harassment", note: "", was_hidden: false, decided_at: now, final_at: now },
    })
    .execute();
  await database.updateTable("creation").set({ status: null }).where("id", "=", "fox").execute();
  expect(await changed({ moderator_hidden: true })).toEqual([WORN, false]);
});

it("what its owner does with the work changes nothing", async () => {
  expect(await changed({ hidden: true })).toEqual([WORN, true]);
});
