import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { auditLedger } from "@kinora/domain/gem/audit-ledger";
import { hearAll } from "@kinora/testing/event/hear-all";
import { afterEach, expect, it } from "vitest";
import { startWithStaff } from "./start-with-staff.ts";

const { as, database, people } = await startWithStaff();
const { ada, bruno, mira, olivia, chiyo } = people;

afterEach(async () => {
  expect(await auditLedger({ audit: postgresGemAudit(database) })).toEqual([]);
});

type Person = typeof ada;
let keys = 0;
const correct = (who: Person, id: string, gems: number, key = `key-${++keys}`) =>
  who(
    "POST",
    `/api/admin/people/${id}/corrections`,
    { direction: gems > 0 ? "give" : "take", gems: Math.abs(gems), reason: "Outage" },
    key,
  );
const decide = (who: Person, id: string, verdict: string) =>
  who("POST", `/api/admin/corrections/${id}/decision`, { verdict });
const available = async (who: Person) => (await who("GET", "/api/me")).body.gems.available;
const waiting = async (who: Person) => (await who("GET", "/api/admin/corrections")).body.items;

it("gives and takes gems with a reason that the statement shows", async () => {
  const before = await available(bruno);
  expect(await correct(chiyo, "usr_bruno", 50)).toMatchObject({
    ...{ status: 201, body: { state: "done", gems: 50, askedBy: "chiyo", mayDecide: false } },
  });
  expect(await available(bruno)).toBe(before + 50);
  expect((await correct(chiyo, "usr_bruno", -30)).body).toMatchObject({ state: "done", gems: -30 });
  expect(await available(bruno)).toBe(before + 20);
  const { items } = (await bruno("GET", "/api/gems/entries")).body;
  expect(items.slice(0, 2)).toMatchObject([
    { amount: -30, description: "Corrected by the service" },
    { amount: 50, description: "Corrected by the service" },
  ]);
  const { items: log } = (await olivia("GET", "/api/admin/audit?action=gems.corrected")).body;
  expect(log).toMatchObject([
    { by: "chiyo", person: "bruno", after: { gems: -30 }, reason: "Outage" },
    { by: "chiyo", person: "bruno", after: { gems: 50 } },
  ]);
});

it("gives gems as a courtesy: an award that never expires, with the reason for the staff alone", async () => {
  const before = await available(bruno);
  const wish = { direction: "courtesy", gems: 25, reason: "The outage of Monday" };
  const give = (key: string, gems = 25) =>
    chiyo("POST", "/api/admin/people/usr_bruno/corrections", { ...wish, gems }, key);
  expect((await give("courtesy")).body).toMatchObject({ state: "done", gems: 25, courtesy: true });
  expect((await give("courtesy")).status).toBe(201);
  expect(await available(bruno)).toBe(before + 25);
  expect((await correct(chiyo, "usr_bruno", 25, "courtesy")).body.code).toBe(
    "IDEMPOTENCY_KEY_REUSED",
  );
  const [line] = (await bruno("GET", "/api/gems/entries")).body.items;
  expect(line).toMatchObject({
    ...{ amount: 25, kind: "refund", source: "award", description: "Courtesy of the service" },
  });
  const { body: receipt } = await bruno("GET", `/api/gems/receipts/${line.receiptId}`);
  expect(receipt.lots).toEqual([{ kind: "refund", gems: 25, expiresAt: null }]);
  const { items: log } = (await olivia("GET", "/api/admin/audit?action=gems.corrected")).body;
  expect(log[0]).toMatchObject({
    ...{ after: { gems: 25, courtesy: "yes" }, reason: "The outage of Monday" },
  });
});

it("applies a correction once, even for concurrent requests with the same key", async () => {
  const before = await available(bruno);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => correct(chiyo, "usr_bruno", 7, "same")),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await available(bruno)).toBe(before + 7);
  expect((await correct(chiyo, "usr_bruno", 8, "same")).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await correct(chiyo, "usr_ada", 7, "same")).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await correct(olivia, "usr_bruno", 7, "same")).status).toBe(201);
  expect(await available(bruno)).toBe(before + 14);
});

it("takes no more gems than there are, and stores nothing when it fails", async () => {
  const before = await available(ada);
  const refused = await correct(chiyo, "usr_ada", -before - 1, "too much");
  expect(refused).toMatchObject({ status: 402, body: { code: "INSUFFICIENT_GEMS" } });
  const kept = database.selectFrom("gem_correction").where("key", "=", "too much");
  expect(await kept.selectAll().execute()).toEqual([]);
  expect(await available(ada)).toBe(before);
});

it("requires a second person above 5,000 gems", async () => {
  const before = await available(ada);
  const asked = (await correct(chiyo, "usr_ada", 5_001)).body;
  expect(asked).toMatchObject({ state: "asked", mayDecide: false });
  expect(await available(ada)).toBe(before);
  expect(await waiting(olivia)).toMatchObject([{ id: asked.id, mayDecide: true }]);
  expect((await decide(chiyo, asked.id, "agree")).body.code).toBe("OWN_DECISION");
  const answers = await Promise.all([
    decide(olivia, asked.id, "agree"),
    decide(olivia, asked.id, "agree"),
    decide(olivia, asked.id, "decline"),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect([before, before + 5_001]).toContain(await available(ada));
  const other = (await correct(chiyo, "usr_ada", 6_000)).body;
  const middle = await available(ada);
  expect((await decide(olivia, other.id, "decline")).body.state).toBe("declined");
  expect(await available(ada)).toBe(middle);
  expect(await waiting(olivia)).toEqual([]);
});

it("tells the other admins of a correction that waits, until one has decided", async () => {
  const told = async (who: Person) => {
    await hearAll(
      database,
      notificationListener(() => new Date()),
    );
    const { items } = (await who("GET", "/api/notifications")).body;
    return items
      .filter(({ code }: { code: string }) => code === "gem.correctionWaits")
      .map(({ title, href }: { title: string; href: string }) => [title, href]);
  };
  const asked = (await correct(chiyo, "usr_ada", 7_000)).body;
  const waits = [["A correction of 7,000 gems waits for a second person", "/admin/people"]];
  expect(await told(olivia)).toEqual(waits);
  for (const other of [chiyo, mira, ada]) expect(await told(other)).toEqual([]);
  await decide(olivia, asked.id, "decline");
  expect(await told(olivia)).toEqual([]);
});

it("admits only admins, and not for their own account", async () => {
  for (const who of [as(null), ada, mira, as("kin_olivia")])
    expect((await correct(who, "usr_bruno", 5)).status).toBeGreaterThanOrEqual(401);
  expect((await correct(olivia, "usr_olivia", 5)).body.code).toBe("OWN_ACCOUNT");
  const asked = (await correct(olivia, "usr_chiyo", 9_000)).body;
  expect((await decide(chiyo, asked.id, "agree")).body.code).toBe("OWN_ACCOUNT");
  expect((await correct(chiyo, "nobody", 5)).body.code).toBe("PERSON_NOT_FOUND");
  expect((await decide(olivia, "nothing", "agree")).body.code).toBe("CORRECTION_NOT_FOUND");
  for (const gems of [0, 1.5, 2_000_000])
    expect((await correct(chiyo, "usr_bruno", gems)).status).toBe(422);
});

it("prevents splitting a correction, among one user or many, to avoid the second person", async () => {
  await database
    .updateTable("gem_correction")
    .set({ decided_at: new Date(0) })
    .execute();
  const answers = await Promise.all([
    correct(olivia, "usr_bruno", 3_000),
    correct(olivia, "usr_bruno", 3_000),
    correct(olivia, "usr_ada", 3_000),
  ]);
  expect(answers.map(({ body }) => body.state).sort()).toEqual(["asked", "asked", "done"]);
  expect((await correct(olivia, "usr_ada", 2_000)).body.state).toBe("done");
  expect((await correct(olivia, "usr_ada", -1)).body.state).toBe("asked");
  expect((await correct(chiyo, "usr_ada", 1)).body.state).toBe("done");
});
