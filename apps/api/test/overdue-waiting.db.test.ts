import { forgetPerson } from "@kinora/database/account/forget-person";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { remindOfOverdue } from "@kinora/domain/moderation/remind-of-overdue";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, parts, people, setRole, beginAnew } = server;
const { ada, bruno, olivia, chiyo } = people;
type Person = typeof ada;
const HOUR = 60 * 60_000;
let works = 0;

beforeEach(async () => {
  await beginAnew();
  for (const table of [
    ...(["report", "person_report", "notification", "domain_event"] as const),
    ...(["pending_decision", "pending_person_decision", "profile_decision"] as const),
  ])
    await database.deleteFrom(table).execute();
  await database
    .updateTable("app_user")
    .set({ created_at: new Date(+clock.now - 1_000 * HOUR), erased_at: null })
    .execute();
});

const hear = () =>
  hearAll(
    database,
    notificationListener(() => clock.now),
  );
const pass = async (hours: number) => {
  clock.now = new Date(+clock.now + hours * HOUR);
  await remindOfOverdue(parts, clock.now);
  await hear();
};
const told = async (who: Person, wanted = "moderation.overdue") =>
  (await who("GET", "/api/notifications")).body.items.filter(
    ({ code }: { code: string }) => code === wanted,
  ).length;
async function reported(): Promise<string> {
  const id = `attacked-${works++}`;
  await insertCreation(database, { id, user_id: "usr_ada" });
  const about = { reason: "promotes_terrorism", note: "" };
  expect((await bruno("POST", `/api/creations/${id}/reports`, about)).status).toBe(201);
  return id;
}

it("admins are not reminded of a work that its owner deleted, which waits in no queue", async () => {
  const id = await reported();
  expect((await ada("POST", `/api/creations/${id}/actions`, { action: "delete" })).status).toBe(
    200,
  );
  expect((await olivia("GET", "/api/moderation/cases")).body.items).toEqual([]);
  await pass(25);
  expect(await told(olivia)).toBe(0);
});

it("nor of a profile whose person is gone", async () => {
  await ada("POST", "/api/people/usr_bruno/reports", { reason: "promotes_terrorism", note: "" });
  await database.transaction().execute((own) => forgetPerson(own, "usr_bruno", clock.now));
  await pass(25);
  expect(await told(olivia)).toBe(0);
  await database
    .updateTable("app_user")
    .set({ handle: "bruno", erased_at: null })
    .where("id", "=", "usr_bruno")
    .execute();
});

it("nor of a case that was decided in time, while the decision can be undone", async () => {
  const id = await reported();
  await pass(24 - 10 / 3_600);
  const show = { verdict: "show", looked: null };
  expect((await olivia("POST", `/api/moderation/cases/${id}/decision`, show)).status).toBe(200);
  await pass(15 / 3_600);
  expect(await told(chiyo)).toBe(0);
});

it("a person whose profile becomes hidden by editing it is told too", async () => {
  await setRole("usr_chiyo", "user");
  const about = { reason: "promotes_terrorism", note: "" };
  const path = "/api/people/usr_bruno/reports";
  await chiyo("POST", path, about);
  const [{ version: looked }] = (await olivia("GET", "/api/moderation/people")).body.items;
  const clear = { of: "reports", verdict: "clear", looked };
  await olivia("POST", "/api/moderation/people/usr_bruno/decision", clear);
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
  await ada("POST", path, about);
  const checking = async () =>
    (await bruno("GET", "/api/me/profile-statements")).body.checking as boolean;
  expect(await checking()).toBe(false);
  await hear();
  await database.deleteFrom("notification").execute();
  clock.now = new Date(+clock.now + 60_000);
  await bruno("PATCH", "/api/me", { bio: "Harmless words" });
  await hear();
  expect([await checking(), await told(bruno, "moderation.profileHidden")]).toEqual([true, 1]);
});
