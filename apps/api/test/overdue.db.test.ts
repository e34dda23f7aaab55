import { notificationListener } from "@kinora/database/notification/notification-listener";
import { remindOfOverdue } from "@kinora/domain/moderation/remind-of-overdue";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, parts, people, beginAnew } = server;
const { ada, bruno, mira, olivia, chiyo } = people;
const HOUR = 60 * 60_000;
let works = 0;

beforeEach(async () => {
  await beginAnew();
  for (const table of [
    ...(["report", "story_report", "person_report", "notification", "domain_event"] as const),
  ])
    await database.deleteFrom(table).execute();
  await database
    .updateTable("app_user")
    .set({ created_at: new Date(+clock.now - 1_000 * HOUR) })
    .execute();
});

async function reported(reason = "promotes_terrorism"): Promise<string> {
  const id = `late-${works++}`;
  await insertCreation(database, { id, user_id: "usr_ada" });
  await bruno("POST", `/api/creations/${id}/reports`, { reason, note: "" });
  return id;
}
const pass = async (hours: number) => {
  clock.now = new Date(+clock.now + hours * HOUR);
  await remindOfOverdue(parts, clock.now);
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
};
const told = async (who: typeof ada) =>
  (await who("GET", "/api/notifications")).body.items
    .filter(({ code }: { code: string }) => code === "moderation.overdue")
    .map(({ href }: { href: string }) => href);

it("reminds the admins once a day of a severe report that is not decided within a day", async () => {
  await reported();
  await reported("harassment");
  await pass(23);
  expect(await told(olivia)).toEqual([]);
  for (let times = 0; times < 3; times += 1) await pass(1);
  for (const admin of [olivia, chiyo]) expect(await told(admin)).toEqual(["/admin/moderation"]);
  expect(await told(mira)).toEqual([]);
  // Another that becomes overdue meanwhile is told of together with it, and neither is forgotten.
  await reported();
  await pass(20);
  expect(await told(olivia)).toHaveLength(1);
  await pass(6);
  expect(await told(olivia)).toHaveLength(2);
  await pass(20);
  await pass(4);
  expect(await told(olivia)).toHaveLength(3);
});

it("of a profile too, once however many report it, and not the one it is about", async () => {
  const report = (who: typeof ada) =>
    who("POST", "/api/people/usr_chiyo/reports", { reason: "child_abuse", note: "" });
  await report(ada);
  await pass(2);
  await report(bruno);
  await pass(23);
  await pass(5);
  expect([await told(olivia), await told(chiyo)]).toEqual([["/admin/profiles"], []]);
});

it("not of a work that its owner deleted meanwhile, unless it concerns children", async () => {
  const deleted = [await reported(), await reported("child_abuse")];
  await database
    .updateTable("creation")
    .set({ status: "deleted", deleted_at: clock.now })
    .where("id", "in", deleted)
    .execute();
  await pass(25);
  expect(await told(olivia)).toEqual(["/admin/moderation"]);
});

it("of a shared storyboard, and of a person only as long as there is one", async () => {
  const times = { created_at: clock.now, updated_at: clock.now };
  const shared = { prompt: "a fox", share_token: "late".repeat(8), board: "{}", ...times };
  await database
    .insertInto("story")
    .values({ id: "sty_late", user_id: "usr_ada", ...shared })
    .execute();
  const made = { reason: "promotes_terrorism", note: "", weight: 1, created_at: clock.now };
  const about = { user_id: "usr_ada", reporter_id: "usr_bruno", ...made };
  await database
    .insertInto("story_report")
    .values({ id: "sr_1", story_id: "sty_late", ...about })
    .execute();
  await database
    .insertInto("person_report")
    .values({ id: "pr_1", ...about })
    .execute();
  await database
    .updateTable("app_user")
    .set({ erased_at: clock.now })
    .where("id", "=", "usr_ada")
    .execute();
  await pass(25);
  await database
    .updateTable("app_user")
    .set({ erased_at: null })
    .where("id", "=", "usr_ada")
    .execute();
  expect(await told(olivia)).toEqual(["/admin/moderation"]);
});

it("of all that are overdue in one message, which counts newcomers' reports and is sent for none of them alone", async () => {
  const counted = async () =>
    (await olivia("GET", "/api/notifications")).body.items
      .filter(({ code }: { code: string }) => code === "moderation.overdue")
      .map(({ params }: { params: { count: number } }) => params.count);
  await database
    .updateTable("app_user")
    .set({ created_at: clock.now })
    .where("id", "=", "usr_bruno")
    .execute();
  await reported();
  await pass(25);
  expect(await counted()).toEqual([]);
  await database
    .updateTable("app_user")
    .set({ created_at: new Date(+clock.now - 1_000 * HOUR) })
    .where("id", "=", "usr_bruno")
    .execute();
  await reported();
  await ada("POST", "/api/people/usr_bruno/reports", { reason: "child_abuse", note: "" });
  await pass(25);
  expect(await counted()).toEqual([3]);
});

it("not of one that was decided in time", async () => {
  const id = await reported();
  await mira("POST", `/api/moderation/cases/${id}/decision`, { verdict: "show" });
  await database
    .updateTable("report")
    .set({ state: "dismissed", resolved_at: clock.now })
    .execute();
  await pass(25);
  expect(await told(olivia)).toEqual([]);
});
