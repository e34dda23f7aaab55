import { forgetPerson } from "@kinora/database/account/forget-person";
import { recordEvent } from "@kinora/database/event/record-event";
import { postgresAvatars } from "@kinora/database/people/postgres-profiles";
import { wornPictureListener } from "@kinora/database/people/worn-picture-listener";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { untilSomebodyWaits } from "@kinora/testing/until-somebody-waits";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, people, beginAnew } = server;
const { ada, olivia } = people;
const [RESTRICTED, OTHER] = ["e3".repeat(32), "e4".repeat(32)];

beforeEach(async () => {
  await beginAnew();
  for (const table of [
    ...(["pending_person_decision", "person_report", "profile_decision"] as const),
    ...(["avatar_media", "held_account"] as const),
  ])
    await database.deleteFrom(table).execute();
});

const file = (hash: string, creationId: string | null) => ({
  ...{ hash, mimeType: "image/webp", creationId },
});

it("a picture chosen while that of a restricted work is taken off stays on", async () => {
  await insertCreation(database, { id: "fox", user_id: "usr_bruno", moderator_hidden: true });
  await postgresAvatars(database).choose("usr_bruno", file(RESTRICTED, "fox"), "/old", clock.now);
  await recordEvent(database)({
    ...{ type: "creation.changed", subjectId: "fox", userId: "usr_bruno", payload: {} },
  });
  const listener = wornPictureListener(() => clock.now);
  const heard = Promise.withResolvers<void>();
  await database.transaction().execute(async (own) => {
    await postgresAvatars(own).choose("usr_bruno", file(OTHER, null), "/new", clock.now);
    hearAll(database, listener).then(heard.resolve, heard.reject);
    await untilSomebodyWaits(database);
  });
  await heard.promise;
  const worn = await database.selectFrom("avatar_media").select("hash").execute();
  expect(worn).toEqual([{ hash: OTHER }]);
});

it("nothing is kept of an erased person for a finding of child abuse that was undone", async () => {
  await ada("POST", "/api/people/usr_bruno/reports", { reason: "harassment", note: "" });
  const [{ version: looked }] = (await olivia("GET", "/api/moderation/people")).body.items;
  const path = "/api/moderation/people/usr_bruno/decision";
  const found = { of: "reports", looked, verdict: "take_down", rule: "child_abuse", note: "" };
  expect((await olivia("POST", path, found)).status).toBe(200);
  await database.transaction().execute((own) => forgetPerson(own, "usr_bruno", clock.now));
  expect((await olivia("POST", `${path}/undo`, { of: "reports" })).status).toBe(200);
  expect((await olivia("GET", "/api/moderation/holds")).body.items).toEqual([]);
});

it("a report alone takes no picture off, and one that nothing was wrong with is worn again", async () => {
  const joined = { created_at: new Date(+clock.now - 100 * 86_400_000) };
  await database.updateTable("app_user").set(joined).execute();
  await database
    .updateTable("app_user")
    .set({ erased_at: null, handle: "bruno" })
    .where("id", "=", "usr_bruno")
    .execute();
  await insertCreation(database, { id: "hen", user_id: "usr_bruno" });
  await postgresAvatars(database).choose("usr_bruno", file(RESTRICTED, "hen"), "/old", clock.now);
  const about = { reason: "promotes_terrorism", note: "" };
  expect((await ada("POST", "/api/creations/hen/reports", about)).status).toBe(201);
  const hear = () =>
    hearAll(
      database,
      wornPictureListener(() => clock.now),
    );
  await hear();
  const show = { verdict: "show", looked: null };
  expect((await olivia("POST", "/api/moderation/cases/hen/decision", show)).status).toBe(200);
  await finishDecisions(server);
  await hear();
  const worn = await database.selectFrom("avatar_media").select("hash").execute();
  expect(worn).toEqual([{ hash: RESTRICTED }]);
});
