import { APP_HEADER } from "@kinora/contracts/account/network-header";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { startWithStaff } from "./start-with-staff.ts";

const { as, database, people, clock, server } = await startWithStaff();
const { ada, bruno, mira, olivia } = people;
const guest = as(null);
let works = 0;
let id = "";
const act = (who: typeof ada, action: string, reason?: string) =>
  who("POST", `/api/creations/${id}/actions`, { action, ...(reason && { reason }) });
const rated = async () => {
  const { mature, ratedBy, actions } = (await ada("GET", `/api/creations/${id}`)).body;
  return { mature, by: ratedBy, may: actions.filter((one: string) => one.startsWith("rate")) };
};
const listed = async (who: typeof guest, query = "kind=recent") =>
  (await who("GET", `/api/feed?${query}`)).body.items.map((card: { id: string }) => card.id);

beforeEach(async () => {
  id = `work-${works++}`;
  await insertCreation(database, { id, user_id: "usr_ada" });
  await database.updateTable("app_user").set({ mature_shown: false, adult_at: null }).execute();
});

it("lets authors mark a work and take that back, and everybody else see the difference", async () => {
  expect(await rated()).toEqual({ mature: false, by: null, may: ["rateMature"] });
  expect(await listed(guest)).toContain(id);
  expect((await act(ada, "rateMature")).status).toBe(200);
  expect(await rated()).toEqual({ mature: true, by: "author", may: ["rateGeneral"] });
  expect(await listed(guest)).not.toContain(id);
  expect(await listed(ada)).toContain(id);
  expect((await act(ada, "rateMature")).status).toBe(200);
  expect((await act(bruno, "rateGeneral")).status).toBe(404);
  expect((await act(ada, "rateGeneral")).body).toMatchObject({ mature: false, ratedBy: null });
  expect(await listed(guest)).toContain(id);
});

it("keeps what the scan said: its author can't lower it, a moderator can with a reason", async () => {
  const scan = { mature_by_house: "scan" } as const;
  await database.updateTable("creation").set(scan).where("id", "=", id).execute();
  expect(await rated()).toEqual({ mature: true, by: "scan", may: ["rateMature"] });
  const { status, body } = await act(ada, "rateGeneral");
  expect([status, body.code]).toEqual([409, "ACTION_IMPOSSIBLE"]);
  // One's own word beside it changes nothing for readers, and neither does taking it back.
  await act(ada, "rateMature");
  await act(ada, "rateGeneral");
  expect(await rated()).toMatchObject({ mature: true, by: "scan" });
  expect((await act(mira, "rateGeneral")).status).toBe(422);
  expect((await act(mira, "rateGeneral", "It is a statue.")).status).toBe(200);
  expect(await rated()).toMatchObject({ mature: false, by: null });
  expect(await listed(guest)).toContain(id);
});

it("lets moderators mark a work: with a reason, in the audit log, told to its author", async () => {
  expect((await act(mira, "rateMature")).status).toBe(422);
  expect((await act(mira, "rateMature", "It shows a fight.")).status).toBe(200);
  expect(await rated()).toEqual({ mature: true, by: "staff", may: ["rateMature"] });
  expect((await act(ada, "rateGeneral")).status).toBe(409);
  // What its author says stays when a moderator takes theirs back.
  await act(ada, "rateMature");
  expect((await act(mira, "rateGeneral", "Looked again.")).status).toBe(200);
  expect(await rated()).toEqual({ mature: true, by: "author", may: ["rateGeneral"] });

  const { items } = (await olivia("GET", "/api/admin/audit?action=creation.decided")).body;
  const told = items.filter((line: { subject: { id: string } }) => line.subject.id === id);
  expect(told).toMatchObject([
    { after: { verdict: "rateGeneral" }, before: { rated: "staff" }, reason: "Looked again." },
    { after: { verdict: "rateMature" }, before: { rated: null }, reason: "It shows a fight." },
  ]);
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  const { items: notices } = (await ada("GET", "/api/notifications")).body;
  const about = notices.filter(({ href }: { href: string }) => href === `/item/${id}`);
  expect(about).toHaveLength(2);
  expect(about).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ code: "creation.ratedMature", body: expect.stringContaining("It shows a fight.") },
      }),
      expect.objectContaining({
        ...{ code: "creation.ratedGeneral", body: expect.stringContaining("Looked again.") },
      }),
    ]),
  );
});

it("shows mature works to adults who switched them on, and keeps when they said so", async () => {
  await act(ada, "rateMature");
  const change = async (wish: object) => {
    const { status, body } = await bruno("PATCH", "/api/me", wish);
    return [status, body.code ?? body.matureShown, body.adultSince];
  };
  expect(await change({ matureShown: true })).toEqual([403, "ADULTS_ONLY", undefined]);
  expect(await change({ adult: true })).toEqual([200, false, clock.now.toISOString()]);
  expect(await listed(bruno)).not.toContain(id);
  const said = clock.now.toISOString();
  clock.now = new Date(+clock.now + 60_000);
  expect(await change({ adult: true, matureShown: true })).toEqual([200, true, said]);
  expect(await listed(bruno)).toContain(id);
  expect(await listed(bruno, "kind=recent&author=ada")).toContain(id);
  expect((await bruno("GET", `/api/creations/${id}`)).status).toBe(200);
  const inApp = { authorization: "Bearer bruno", [APP_HEADER]: "1" };
  const app = await server.inject({ url: "/api/feed?kind=recent", headers: inApp });
  expect(app.body).not.toContain(`"${id}"`);
  expect(await change({ matureShown: false })).toEqual([200, false, said]);
  expect(await listed(bruno)).not.toContain(id);
  expect((await bruno("GET", `/api/creations/${id}`)).status).toBe(404);
});

it("counts and covers what the reader is shown: profiles and collections", async () => {
  const counted = async (who: typeof guest) =>
    (await who("GET", "/api/people/ada")).body.works as number;
  const [toAll, toAda] = [await counted(guest), await counted(ada)];
  const made = { title: "Night", description: "", visibility: "public" };
  const { body: collection } = await ada("POST", "/api/collections", made, "night");
  expect((await ada("PUT", `/api/collections/${collection.id}/works/${id}`)).status).toBeLessThan(
    300,
  );
  const inside = async (who: typeof guest) =>
    (await who("GET", `/api/collections/${collection.id}`)).body.works as number;
  expect([await inside(guest), await inside(ada)]).toEqual([1, 1]);
  await act(ada, "rateMature");
  expect([await counted(guest), await counted(ada)]).toEqual([toAll - 1, toAda]);
  expect([await inside(guest), await inside(ada)]).toEqual([0, 1]);
  expect(await listed(guest, `kind=recent&collection=${collection.id}`)).toEqual([]);
  expect(await listed(ada, `kind=recent&collection=${collection.id}`)).toEqual([id]);
  await bruno("PATCH", "/api/me", { adult: true, matureShown: true });
  expect([await counted(bruno), await inside(bruno)]).toEqual([toAda, 1]);
});
