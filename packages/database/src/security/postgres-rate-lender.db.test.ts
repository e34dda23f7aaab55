import { createTestDatabase } from "@kinora/testing/database";
import { expect, it } from "vitest";
import { forgetOldLoans, postgresRateLender } from "./postgres-rate-lender.ts";

const { database } = await createTestDatabase();
const MINUTE = 60_000;
const lender = postgresRateLender(database, "a secret");

it("never lends more than available under concurrency", async () => {
  const wish = (key: string) => ({ key, wanted: 12, most: 108 });
  const asked = Array.from({ length: 20 }, (_, at) =>
    lender.lend(at % 2 ? [wish("ada"), wish("bruno")] : [wish("bruno"), wish("ada")], MINUTE),
  );
  const loans = (await Promise.all(asked)).map((both, at) => (at % 2 ? both : both.toReversed()));
  for (const person of [0, 1]) {
    const granted = loans.map((both) => both[person]?.granted ?? 0);
    expect(granted.reduce((sum, each) => sum + each)).toBe(108);
  }
  const [late] = await lender.lend([wish("ada")], MINUTE);
  expect(late).toMatchObject({ granted: 0, before: 108 });
  expect(late?.endsInMs).toBeGreaterThan(0);
  expect(late?.endsInMs).toBeLessThanOrEqual(MINUTE);
});

it("starts over when the window ends, and deletes old windows", async () => {
  const wish = [{ key: "carol", wanted: 5, most: 5 }];
  expect(await lender.lend(wish, MINUTE)).toMatchObject([{ granted: 5 }]);
  expect(await lender.lend(wish, MINUTE)).toMatchObject([{ granted: 0 }]);
  await database
    .updateTable("rate_loan")
    .set({ ends_at: new Date(0) })
    .execute();
  expect(await lender.lend(wish, MINUTE)).toMatchObject([{ granted: 5, before: 0 }]);
  await forgetOldLoans(database);
  const left = await database.selectFrom("rate_loan").select("key").execute();
  expect(left).toHaveLength(1);
});

it("stores no key in plain text", async () => {
  await lender.lend([{ key: "sender:203.0.113.7", wanted: 1, most: 5 }], MINUTE);
  const rows = await database.selectFrom("rate_loan").select("key").execute();
  expect(rows.every(({ key }) => /^[\w-]{24}$/.test(key))).toBe(true);
});
