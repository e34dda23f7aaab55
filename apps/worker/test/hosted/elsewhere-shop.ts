import { openStoryOrders } from "../story-orders.ts";
import { openWorkshop } from "../workshop.ts";
import { fetchNothing } from "./fetch-nothing.ts";
import { openStoryServices } from "./story-services.ts";

const ada = "usr_ada";

/** Opens a workshop of ada's stories, whose pictures and clips simulated services make. */
export async function openElsewhereShop() {
  const services = openStoryServices(() => new Date());
  const { fal, budgets } = services;
  const shop = await openWorkshop([], null, {
    ...services.open(),
    ...{ budgets, fetchResult: fetchNothing },
  });
  const { database, boss, storyEngine, clock, queue } = shop;
  const ordersOf = (
    buyer: Parameters<typeof openStoryOrders>[3],
    versions = storyEngine.versions,
  ) => openStoryOrders(database, boss, versions, buyer);
  await shop.orders.give(ada, 100_000);
  return {
    ...{ fal, budgets, shop, ordersOf },
    orders: ordersOf({ userId: ada, budgets }),
    balance: async () => (await shop.ledger.balance(ada, new Date())).available,
    spending: (id: string) =>
      database
        .selectFrom("hosted_spending")
        .innerJoin("job", "job.id", "hosted_spending.for_job")
        .select(["state", "mills"])
        .where("job.subject_id", "=", id)
        .execute(),
    /** Works and wakes waiting jobs until nothing is left to do. */
    async workAll(id: string) {
      for (let round = 0; round < 60; round += 1) {
        while (await shop.workOnce());
        if (!(await queue.lockOpen({ noun: "story", id }))) break;
        clock.ahead += 120_000;
        await queue.wake({ noun: "story", id });
      }
      clock.ahead = 0;
    },
    /** Forgets orders and faults of the services, and what was made. */
    async beginAnew() {
      (fal.orders as Map<string, unknown>).clear();
      fal.faults.submit.length = 0;
      fal.endings.length = 0;
      storyEngine.made.length = 0;
      shop.generator.verdict = "clean";
      Object.assign(budgets.given, { day: 1_000_000, month: 1_000_000 });
      await database.deleteFrom("hosted_policy_refusal").execute();
    },
  };
}
