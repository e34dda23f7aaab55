import { storesOnPool } from "@kinora/database/transact";
import { AWARD } from "@kinora/domain/gem/purpose";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openHostedShop } from "./hosted-shop.ts";
import { openService } from "./simulated-service.ts";

const shop = await openHostedShop();
const { database, boss } = shop;
const bruno = "usr_bruno";

test("what is paid with given gems counts as given, also when the other works of its order are cancelled", async () => {
  const { ledger } = storesOnPool(database, boss);
  const credit = (kind: "gift" | "pack", gems: number) =>
    ledger.credit({
      ...{ userId: bruno, gems, kind, purpose: AWARD, expiresAt: null, key: newId() },
      ...{ description: DAILY_GEMS, now: new Date() },
    });
  await credit("gift", 25);
  await credit("pack", 10_000);
  const clip = (generationModel: string, duration: number) =>
    ({
      type: "text-to-video",
      prompt: "a fox",
      generationModel,
      additionalParams: { duration },
    }) as const;
  const dear = clip("veo 3", 8);
  await shop.orders.create(
    bruno,
    { ...clip("seedance 1.0 pro fast", 4), others: [dear, dear, dear] },
    newId(),
    ["fal"],
  );
  const works = await database
    .selectFrom("creation")
    .innerJoin("job", "job.subject_id", "creation.id")
    .select(["creation.id", "job.gems", "job.id as job"])
    .where("creation.user_id", "=", bruno)
    .orderBy("order_place")
    .execute();
  const [cheap, ...others] = works;
  for (const { id } of others) await shop.orders.act(bruno, id, "cancel");
  const service = openService("fal", shop.now, {
    callsBack: false,
    movesWhenAsked: true,
    atOnce: true,
  });
  for (let round = 0; round < 6; round += 1) {
    while (await shop.workOnce(service));
    shop.clock.ahead += 10_000;
    await shop.wake(cheap?.id ?? "");
  }
  expect(service.simulator.orders.size).toBe(1);
  expect((await shop.creation(cheap?.id ?? ""))?.status).toBeNull();
  const lots = await database
    .selectFrom("gem_lot")
    .select(["kind", "remaining"])
    .where("user_id", "=", bruno)
    .execute();
  const left = Object.fromEntries(lots.map(({ kind, remaining }) => [kind, Number(remaining)]));
  // The work was paid with the given gems alone.
  expect(left).toMatchObject({ gift: 0, pack: 10_000 });
  const spending = await database
    .selectFrom("hosted_spending")
    .select(["mills", "given_mills", "state"])
    .where("job_id", "=", cheap?.job ?? "")
    .executeTakeFirstOrThrow();
  expect(spending.given_mills, JSON.stringify(spending)).toBe(spending.mills);
});
