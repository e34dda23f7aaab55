import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock } = await startTestServer();
const ada = as("ada");
const olivia = as("olivia");
/** A Monday. */
clock.now = new Date("2026-06-15T12:00:00.000Z");
const nextDay = () => {
  clock.now = new Date(clock.now.getTime() + 86_400_000);
};
const claim = (who = ada) => who("POST", "/api/gems/daily-claim");
const open = {
  ...{ signUps: "open", creating: true, enginesOff: [], feed: true, awards: true, gifts: true },
  ...{ readOnly: false, sentence: "" },
};

it("answers a claim with what it was awarded besides, and explains each on the statement", async () => {
  for (let day = 0; day < 6; day += 1) {
    const { status, body } = await claim();
    expect(status).toBe(200);
    expect(body.awards).toEqual(day === 4 ? [{ award: "weekly", gems: 15 }] : []);
    nextDay();
  }
  const { body } = await claim();
  expect(body.awards).toEqual([{ award: "streak_7", gems: 10 }]);
  const { items } = (await ada("GET", "/api/gems/entries")).body;
  const lines = items.filter(({ kind }: { kind: string }) => kind === "gift");
  expect(lines).toMatchObject([
    { description: "Streak award: 7 days in a row", amount: 10, source: "award" },
    { description: "Weekly award: active on 5 days", amount: 15, source: "award" },
  ]);
  const { body: receipt } = await ada("GET", `/api/gems/receipts/${lines[0].receiptId}`);
  expect(receipt).toMatchObject({
    ...{ title: "Streak award: 7 days in a row", steps: [{ step: "credit", gems: 10 }] },
    lots: [{ kind: "gift", gems: 10, expiresAt: null }],
  });
  expect((await ada("GET", "/api/awards")).body).toMatchObject({
    ...{ paused: false, streak: { days: 7, next: { days: 30, gems: 30 }, freezeReady: true } },
    week: { from: "2026-06-15", needed: 5, gems: 15, granted: true },
    works: [
      { kind: "story", gems: 12, granted: false },
      { kind: "video", gems: 4, granted: false },
    ],
  });
});

it("hides streaks and reminders from whoever does not want them", async () => {
  const bruno = as("bruno");
  const offers = async () => {
    await bruno("GET", "/api/me");
    const { items } = (await bruno("GET", "/api/notifications")).body;
    return items.filter(({ action }: { action: { kind: string } | null }) => action).length;
  };
  expect((await bruno("PUT", "/api/awards/streaks", { shown: false })).body.streak).toBeNull();
  expect(await offers()).toBe(0);
  await bruno("PUT", "/api/awards/streaks", { shown: true });
  expect(await offers()).toBe(1);
});

it("grants nothing while the owner has switched awards off", async () => {
  nextDay();
  const off = { ...open, awards: false, sentence: "We're counting." };
  expect((await olivia("PUT", "/api/admin/switches", off)).status).toBe(200);
  expect(await claim()).toMatchObject({
    status: 423,
    body: { code: "AWARDS_OFF", details: { sentence: "We're counting." } },
  });
  expect((await ada("GET", "/api/gems/balance")).body.dailyClaim).toMatchObject({
    ...{ claimable: false, paused: true },
  });
  expect((await ada("GET", "/api/awards")).body.paused).toBe(true);
  expect((await olivia("PUT", "/api/admin/switches", { ...open, awards: false })).body.code).toBe(
    "SENTENCE_MISSING",
  );
  nextDay();
  await olivia("PUT", "/api/admin/switches", open);
  expect((await claim()).status).toBe(200);
  // The days without awards were not missed.
  expect((await ada("GET", "/api/awards")).body.streak.days).toBe(8);
});
