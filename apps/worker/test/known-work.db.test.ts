import { postgresCaseReader } from "@kinora/database/moderation/postgres-case-reader";
import { postgresHolds } from "@kinora/database/moderation/postgres-holds";
import { withheldOf } from "@kinora/database/takeout/held-files";
import { expect, test } from "vitest";
import { openWorkshop } from "./workshop.ts";

const ada = "usr_ada";
const form = { prompt: "a fox" };
const shop = await openWorkshop();
await shop.orders.give(ada, 1_000);
const balance = () => shop.ledger.balance(ada, new Date());

test("holds a recognised work for the admins: unpaid, withheld and on legal hold", async () => {
  const before = await balance();
  const id = await shop.orders.create(ada, form);
  shop.generator.verdict = "known";
  await shop.workOnce();
  expect(await shop.creation(id)).toMatchObject({ status: "review", moderatorHidden: true });
  expect(await balance()).toMatchObject({ available: before.available, held: 0 });
  await shop.hear();
  const told = await shop.database
    .selectFrom("notification")
    .select("code")
    .where("creation_id", "=", id)
    .execute();
  expect(told).toEqual([{ code: "creation.checking" }]);
  const history = await shop.database
    .selectFrom("creation_event")
    .select(["action", "role", "rule"])
    .where("creation_id", "=", id)
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(history).toEqual({ action: "refuse", role: "system", rule: "child_abuse" });
  const waits = async (role: "moderator" | "admin") => {
    const viewer = { id: `usr_${role}`, role };
    const cases = await postgresCaseReader(shop.database).list({
      ...{ viewer, most: 10, now: new Date() },
    });
    return cases.filter(({ creationId }) => creationId === id);
  };
  expect(await waits("moderator")).toEqual([]);
  expect(await waits("admin")).toMatchObject([{ source: "scan", outOfSight: true, known: true }]);
  expect(await withheldOf(shop.database, [id])).toEqual(new Set([id]));
  const holds = await postgresHolds(shop.database).list({
    ...{ viewer: { id: "usr_olivia", role: "owner" }, most: 10, now: new Date() },
  });
  expect(holds).toMatchObject([
    { id, withheld: true, filed: false, decidedAt: null, reportedAt: expect.any(String) },
  ]);
});
