import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { insertScan } from "@kinora/testing/creation/insert-scan";
import { beforeAll, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database } = await startTestServer();
const [ada, olivia] = [as("ada"), as("olivia")];
clock.now = new Date("2026-12-01T12:00:00.000Z");
const YES = { match: "yes", clean: "yes", show: "yes" };
const NO = { match: "no", clean: "partly", show: "no" };

beforeAll(async () => {
  for (const name of ["ada", "bruno"]) await as(name)("GET", "/api/me");
  for (let work = 0; work < 12; work += 1) {
    await insertCreation(database, { id: `work-${work}`, user_id: "usr_bruno" });
    await insertScan(database, { creationId: `work-${work}`, userId: "usr_bruno" });
  }
});

const draw = async () => (await ada("POST", "/api/reviews")).body;
const wait = () => {
  clock.now = new Date(+clock.now + 5_000);
};
const send = (id: string, answers: object) => ada("POST", `/api/reviews/${id}/answers`, answers);

it("hands out the next work with each answer, and a gem with the fifth, which its receipt explains", async () => {
  let { progress, works } = await draw();
  expect(progress).toEqual({
    ...{ done: 0, needed: 5, gems: 1, earned: 0, most: 5, paused: null, doneToday: false },
    ...{ compared: 0, comparedLeast: 20 },
  });
  expect(works).toMatchObject([{ readyIn: 4_000 }, { readyIn: 4_000, work: { kind: "image" } }]);
  expect((await send(works[0].id, YES)).body).toMatchObject({
    ...{ code: "REVIEW_TOO_SOON", details: { seconds: 4 } },
    message: "Look at the work a little longer before you answer.",
  });
  expect((await send(works[0].id, { match: "yes" })).body.code).toBe("INVALID_INPUT");
  for (let done = 1; done <= 5; done += 1) {
    wait();
    const { status, body } = await send(works[0].id, done % 2 ? YES : NO);
    expect(status).toBe(200);
    expect(body.granted).toBe(done === 5 ? 1 : 0);
    expect(body.works[0].id).toBe(works[1].id);
    ({ progress, works } = body);
  }
  expect(progress).toMatchObject({ done: 0, earned: 1 });
  const [line] = (await ada("GET", "/api/gems/entries")).body.items;
  const words = "Award for 5 reviews of others' works";
  expect(line).toMatchObject({ amount: 1, kind: "gift", source: "award", description: words });
  const { body: receipt } = await ada("GET", `/api/gems/receipts/${line.receiptId}`);
  expect(receipt).toMatchObject({
    ...{ title: words, lots: [{ kind: "gift", gems: 1, expiresAt: null }] },
  });
});

it("passes over a work, and answers nobody else about a draw", async () => {
  const { works } = await draw();
  const [first, second] = works.map(({ id }: { id: string }) => id);
  const other = await olivia("POST", `/api/reviews/${first}/answers`, YES);
  expect(other.body.code).toBe("REVIEW_NOT_FOUND");
  const { body } = await ada("POST", `/api/reviews/${first}/skip`);
  expect(body.works.map(({ id }: { id: string }) => id)).toEqual([second, body.works[1].id]);
  wait();
  expect((await send(first, YES)).body.code).toBe("REVIEW_OVER");
});

it("hands out nothing that was reported meanwhile, nor while awards are off", async () => {
  const { works } = await draw();
  const report = { reason: "violent_content", note: "" };
  await as("chiyo")("POST", `/api/creations/${works[0].work.id}/reports`, report, "report");
  expect((await draw()).works[0].id).toBe(works[1].id);
  const { switches } = (await olivia("GET", "/api/admin/switches")).body;
  const off = { ...switches, awards: false, sentence: "We're counting." };
  await olivia("PUT", "/api/admin/switches", off);
  expect(await draw()).toMatchObject({ works: [], progress: { paused: "off" } });
  await olivia("PUT", "/api/admin/switches", switches);
  expect((await draw()).works).toHaveLength(2);
});
