import { readAwards } from "@kinora/domain/award/read-awards";
import { toMake } from "@kinora/domain/gem/purpose";
import { utcDay } from "@kinora/domain/gem/utc-day";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { claimOn } from "@kinora/testing/award/claim-on";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { A_FILM } from "@kinora/testing/gem/ledger-sentences";
import { beforeEach, describe, expect, it } from "vitest";
import { recordEvent } from "../event/record-event.ts";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { notificationListener } from "../notification/notification-listener.ts";
import { postgresSwitches } from "../switch/postgres-switches.ts";
import { awardListener } from "./award-listener.ts";
import { postgresAwards } from "./postgres-awards.ts";

const { database } = await createTestDatabase();
const ledger = postgresGemLedger(database);
const awards = postgresAwards(database);
/** A Monday. */
const MONDAY = Date.parse("2026-06-15T09:00:00Z");
const onDay = (day: number) => new Date(MONDAY + day * 86_400_000);
let userId = "";
let people = 0;

beforeEach(async () => {
  userId = `person_${++people}`;
  await insertPerson(database, userId);
});

const claim = (day: number) => claimOn(database, userId, onDay(day));
const progress = (day: number) => readAwards({ awards }, { userId, now: onDay(day) });
const lots = async () => {
  const rows = await database
    .selectFrom("gem_transaction")
    .innerJoin("gem_posting", "transaction_id", "gem_transaction.id")
    .innerJoin("gem_lot", "gem_lot.id", "lot_id")
    .select(["award_kind", "gem_lot.kind", "gem_lot.amount", "gem_lot.expires_at"])
    .where("gem_transaction.user_id", "=", userId)
    .where("account", "=", "available")
    .where("step", "=", "credit")
    .where("award_kind", "<>", "daily")
    .orderBy("sequence")
    .execute();
  return rows.map((row) => [row.award_kind, row.kind, row.amount, row.expires_at]);
};
const notified = async () => {
  const rows = await database
    .selectFrom("notification")
    .select(["kind", "code", "params"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ kind, code, params }) => [kind, code, params]);
};
const listener = (day: number) => awardListener(() => onDay(day));
const notices = notificationListener(() => onDay(0));

describe("streaks", () => {
  it("of seven days are awarded 10 gems that never expire, and the person is notified", async () => {
    for (let day = 0; day < 6; day += 1) await claim(day);
    const { awards: granted } = await claim(6);
    expect(granted).toEqual([{ award: "streak_7", gems: 10 }]);
    expect(await lots()).toEqual([
      ["weekly", "gift", 15, null],
      ["badge", "gift", 10, null],
    ]);
    await hearAll(database, notices);
    expect(await notified()).toEqual([
      ["badge", "award.weekEarned", { days: 5, gems: 15 }],
      ["badge", "award.streakReached", { days: 7, gems: 10 }],
    ]);
    expect((await progress(6)).streak).toMatchObject({ days: 7, next: { days: 30, gems: 30 } });
  });

  it("are awarded once per person, also after a new streak", async () => {
    for (let day = 0; day < 7; day += 1) await claim(day);
    for (let day = 20; day < 27; day += 1) await claim(day);
    expect((await lots()).filter(([kind]) => kind === "badge")).toHaveLength(1);
    expect((await progress(26)).streak).toMatchObject({ days: 7, next: { days: 30 } });
  });

  it("count claims from before streaks existed", async () => {
    for (let day = 0; day < 4; day += 1) await claim(day);
    await database.deleteFrom("award_streak").where("user_id", "=", userId).execute();
    expect((await progress(4)).streak?.days).toBe(4);
    await claim(4);
    expect((await progress(4)).streak?.days).toBe(5);
  });

  it("survive days on which the owner had switched awards off", async () => {
    const by = { by: null, sentence: "Back soon.", signUps: "open", creating: true } as const;
    const rest = { enginesOff: [], feed: true, gifts: true, readOnly: false, webShopIn: [] };
    const switches = postgresSwitches(database);
    await claim(0);
    await switches.add({ ...by, ...rest, awards: false, at: onDay(1) });
    expect((await progress(1)).paused).toBe(true);
    await switches.add({ ...by, ...rest, awards: true, at: onDay(4) });
    await claim(5);
    expect((await progress(5)).streak?.days).toBe(2);
    await database.deleteFrom("switch_edit").execute();
  });

  it("are neither shown nor notified to who does not want them, but awarded", async () => {
    await awards.chooseStreaks(userId, false, onDay(0));
    for (let day = 0; day < 7; day += 1) await claim(day);
    expect((await progress(6)).streak).toBeNull();
    await hearAll(database, notices);
    expect((await notified()).map(([, code]) => code)).toEqual(["award.weekEarned"]);
    expect(await lots()).toHaveLength(2);
  });
});

describe("a week", () => {
  const order = async (day: number, key: string) => {
    const at = onDay(day);
    const purpose = toMake({ noun: "creation", id: key });
    const hold = { userId, gems: 1, key, purpose, description: A_FILM, now: at };
    return ledger.hold({ ...hold, expiresAt: new Date(at.getTime() + 3_600_000) });
  };

  it("counts claims, and orders on the day of their delivery, but no cancelled ones", async () => {
    for (let day = 0; day < 3; day += 1) await claim(day);
    const cancelled = await order(3, `${userId}-a`);
    await ledger.voidHold({
      ...{ holdId: cancelled.holdId, key: `${userId}-void`, ourFault: false, now: onDay(3) },
      reason: { code: "gem.returned", params: { why: "cancelled" } },
    });
    const made = await order(2.5, `${userId}-b`);
    const settled = { gems: 1, key: `${userId}-s`, ourFault: false, now: onDay(3) };
    await ledger.settle({ ...settled, holdId: made.holdId });
    await hearAll(database, listener(3));
    const { week } = await progress(4);
    expect(week).toMatchObject({ needed: 5, gems: 15, granted: false, from: utcDay(onDay(0)) });
    expect(week.activeDays).toEqual([0, 1, 2, 3].map((day) => utcDay(onDay(day))));
    expect((await claim(4)).awards).toEqual([{ award: "weekly", gems: 15 }]);
    expect((await claim(5)).awards).toEqual([]);
    expect((await progress(5)).week.granted).toBe(true);
    expect((await progress(7)).week).toMatchObject({ activeDays: [], granted: false });
  });

  it("is awarded once when the claim and the order of the fifth day arrive together", async () => {
    for (let day = 0; day < 4; day += 1) await claim(day);
    const made = await order(4, `${userId}-c`);
    const settled = { gems: 1, key: `${userId}-t`, ourFault: false, now: onDay(4) };
    await ledger.settle({ ...settled, holdId: made.holdId });
    await Promise.all([claim(4), hearAll(database, listener(4))]);
    expect(await lots()).toEqual([["weekly", "gift", 15, null]]);
  });
});

describe("a first creation", () => {
  it("is awarded once, with its work on the statement", async () => {
    for (const id of [`${userId}-1`, `${userId}-2`]) {
      await insertCreation(database, { id, user_id: userId });
      const payload = { jobId: id, background: false, checked: false };
      await recordEvent(database)({ type: "creation.delivered", subjectId: id, userId, payload });
      await hearAll(database, listener(0));
    }
    expect(await lots()).toEqual([["badge", "gift", 5, null]]);
    const entries = await database
      .selectFrom("gem_transaction")
      .select(["subject_noun", "subject_id", "code"])
      .where("user_id", "=", userId)
      .execute();
    expect(entries).toEqual([
      { subject_noun: "creation", subject_id: `${userId}-1`, code: "award.first" },
    ]);
  });

  it("is not an upload, a work that is held back, nor one of the demo", async () => {
    await insertCreation(database, { id: `${userId}-r`, user_id: userId, status: "review" });
    await insertCreation(database, { id: `${userId}-u`, user_id: userId, type: "video-upload" });
    await insertCreation(database, { id: `${userId}-d`, user_id: userId });
    const record = recordEvent(database);
    for (const [id, background] of [
      [`${userId}-u`, false],
      [`${userId}-d`, true],
      [`${userId}-r`, false],
    ] as const)
      await record({
        ...{ type: "creation.delivered", subjectId: id, userId },
        payload: { jobId: id, background, checked: false },
      });
    await hearAll(database, listener(0));
    expect(await lots()).toEqual([]);
  });
});

it("leaves a ledger that adds up", async () => {
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});
