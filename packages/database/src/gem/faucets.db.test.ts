import { claimDaily } from "@kinora/domain/award/claim-daily";
import { offerDailyClaim } from "@kinora/domain/award/offer-daily-claim";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import { expireLots } from "@kinora/domain/gem/expire-lots";
import { grantSignupGems } from "@kinora/domain/gem/grant-signup-gems";
import { toMake } from "@kinora/domain/gem/purpose";
import { readBalance } from "@kinora/domain/gem/read-balance";
import { sweepExpiredHolds } from "@kinora/domain/gem/sweep-expired-holds";
import { createTestDatabase } from "@kinora/testing/database";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { A_FILM } from "@kinora/testing/gem/ledger-sentences";
import { beforeEach, describe, expect, it } from "vitest";
import { postgresAwards } from "../award/postgres-awards.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresNotificationStore } from "../notification/postgres-notification-store.ts";
import { postgresGemLedger } from "./postgres-gem-ledger.ts";
import { postgresGemUpkeep } from "./postgres-gem-upkeep.ts";

/** Upkeep has nothing to log here. */
const fail = (line: string): void => expect.fail(line);

const { database } = await createTestDatabase();
const ledger = postgresGemLedger(database);
const notifications = postgresNotificationStore(database);
const upkeep = postgresGemUpkeep(database);
let userId = "";
let people = 0;
let clock = fixedClock();

beforeEach(async () => {
  userId = `person-${++people}`;
  clock = fixedClock("2026-06-15T22:30:00Z");
  await database
    .insertInto("app_user")
    .values({ id: userId, handle: `person_${people}`, display_name: userId, email: userId })
    .execute();
});

const person = () => ({ userId, now: clock.now() });
const claim = () =>
  claimDaily(
    {
      transact: (work) =>
        database.transaction().execute((own) =>
          work({
            awards: postgresAwards(own),
            ledger: postgresGemLedger(own),
            notifications: postgresNotificationStore(own),
            record: recordEvent(own),
          }),
        ),
    },
    person(),
  );
const offer = () =>
  offerDailyClaim(
    {
      ledger,
      awards: postgresAwards(database),
      transact: (work) =>
        database
          .transaction()
          .execute((own) =>
            work({ notifications: postgresNotificationStore(own), record: recordEvent(own) }),
          ),
    },
    person(),
  );
const recorded = (type: string) =>
  database
    .selectFrom("domain_event")
    .select("subject_id as subjectId")
    .where("user_id", "=", userId)
    .where("type", "=", type)
    .execute();
const list = () => notifications.list(userId, { after: null, limit: 10, now: clock.now() });

describe("signup gems", () => {
  it("are 20, never expire and are given only once", async () => {
    expect(await grantSignupGems({ ledger }, person())).toEqual({ fresh: true });
    clock.advance(400 * 86_400_000);
    expect(await grantSignupGems({ ledger }, person())).toEqual({ fresh: false });
    expect(await ledger.balance(userId, clock.now())).toEqual({
      ...{ available: 20, held: 0, owed: 0, expiring: null },
    });
  });
});

describe("daily claim", () => {
  it("gives 10 gems until the end of the next UTC day, once per UTC day", async () => {
    const { gems, balance } = await claim();
    expect(gems).toBe(10);
    expect(balance).toEqual({
      available: 10,
      held: 0,
      owed: 0,
      expiring: { gems: 10, at: new Date("2026-06-17T00:00:00Z") },
      dailyClaim: { gems: 10, claimable: false, nextAt: new Date("2026-06-16T00:00:00Z") },
    });
    await expect(claim()).rejects.toMatchObject({ code: "DAILY_ALREADY_CLAIMED" });
    clock.set("2026-06-15T23:59:59.999Z");
    await expect(claim()).rejects.toMatchObject({ code: "DAILY_ALREADY_CLAIMED" });
    clock.set("2026-06-16T00:00:00Z");
    expect((await readBalance({ ledger }, person())).dailyClaim.claimable).toBe(true);
    expect((await claim()).balance.available).toBe(20);
  });

  it("is given once for concurrent requests", async () => {
    const answers = await Promise.allSettled([claim(), claim(), claim(), claim()]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await ledger.balance(userId, clock.now())).toMatchObject({ available: 10 });
  });

  it("expires by itself, with a line in the statement after the sweep", async () => {
    await claim();
    clock.set("2026-06-17T00:00:00Z");
    expect(await ledger.balance(userId, clock.now())).toMatchObject({ available: 0 });
    expect(await expireLots({ upkeep, log: fail }, { now: clock.now() })).toContain(userId);
    expect(await expireLots({ upkeep, log: fail }, { now: clock.now() })).toEqual([]);
  });
});

describe("offer of the daily claim", () => {
  it("is made once a day and removed when claimed", async () => {
    await offer();
    await offer();
    const { items, unread } = await list();
    expect(items).toMatchObject([
      {
        kind: "action",
        says: { code: "gem.dailyOffer", params: { gems: 10, lastDay: "2026-06-16" } },
        action: "daily-claim",
      },
    ]);
    expect(unread).toBe(1);
    expect(await recorded("notification.added")).toEqual([{ subjectId: items[0]?.id }]);
    await claim();
    expect(await recorded("gem.credited")).toEqual([{ subjectId: userId }]);
    expect(await list()).toEqual({ items: [], unread: 0 });
    await offer();
    expect(await list()).toEqual({ items: [], unread: 0 });
  });

  it("is removed at the end of the day and replaced by a new one the next day", async () => {
    await offer();
    clock.set("2026-06-16T00:00:00Z");
    expect(await list()).toEqual({ items: [], unread: 0 });
    await offer();
    expect((await list()).items).toHaveLength(1);
  });
});

describe("sweep", () => {
  it("voids only holds that were not resolved in time", async () => {
    await grantSignupGems({ ledger }, person());
    const hold = (key: string, minutes: number) =>
      ledger.hold({
        ...{
          userId,
          gems: 5,
          key,
          purpose: toMake(creationSubject(key)),
          description: A_FILM,
          now: clock.now(),
        },
        expiresAt: new Date(clock.now().getTime() + minutes * 60_000),
      });
    const { holdId } = await hold("short", 10);
    await hold("long", 60);
    const { holdId: settled } = await hold("settled", 10);
    await ledger.settle({ holdId: settled, gems: 5, key: "s", ourFault: false, now: clock.now() });
    clock.advance(10 * 60_000);
    const sweep = () => sweepExpiredHolds({ ledger, upkeep, log: fail }, { now: clock.now() });
    expect(await sweep()).toEqual([holdId]);
    expect(await sweep()).toEqual([]);
    expect(await ledger.balance(userId, clock.now())).toMatchObject({ available: 10, held: 5 });
  });
});
