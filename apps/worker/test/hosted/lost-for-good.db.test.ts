import { describe, expect, test } from "vitest";
import { openOrders, wishAt } from "./open-orders.ts";
import { LOSERS, openService } from "./simulated-service.ts";

const { shop, order, intentOf, jobOf } = await openOrders();
const HOUR = 3_600_000;

describe.each(LOSERS)("lost at %s", (name) => {
  const { gems, mills, wait } = wishAt(name);
  const open = (options = {}) => openService(name, shop.now, options);
  const spentOn = async (id: string) => {
    const spending = shop.database.selectFrom("hosted_spending").select(["mills", "state"]);
    return spending.where("job_id", "=", (await jobOf(id)).id).executeTakeFirstOrThrow();
  };

  test.each(["lost after", "500 after", "503 after", "broken off", "unreadable"] as const)(
    "does not resend an order whose answer is %s: gems are refunded at the deadline, and we bear the possible cost",
    async (fault) => {
      const service = open();
      service.simulator.faults.submit.push(fault);
      const id = await order(name);
      await shop.workOnce(service);
      expect(await intentOf(id)).toMatchObject({ state: "sending", sends: 1, upstreamId: null });
      service.simulator.tick();
      service.simulator.tick();
      await shop.wake(id);
      await shop.workOnce(service);
      expect(await shop.creation(id)).toMatchObject({ status: "processing" });

      shop.clock.ahead = wait;
      await shop.wake(id);
      await shop.workOnce(service);
      expect(await shop.creation(id)).toMatchObject({
        ...{ status: "failed", failureClass: "timeout" },
        gems: { held: gems, settled: 0, refunded: gems },
      });
      expect(await spentOn(id)).toEqual({ mills, state: "ordered" });

      shop.clock.ahead = wait + 24 * HOUR;
      await shop.lookAfter(service);
      expect(await intentOf(id)).toMatchObject({ state: "lost" });
      expect(await spentOn(id)).toEqual({ mills, state: "settled" });
      expect(service.simulator.orders.size).toBe(1);
    },
  );

  test("keeps twins whose answers are lost as two orders and never confuses them", async () => {
    const service = open();
    service.simulator.faults.submit.push("lost after");
    const ids = [await order(name, "twins"), await order(name, "twins")];
    for (const _ of ids) await shop.workOnce(service);
    service.simulator.tick();
    service.simulator.tick();
    for (const id of ids) await shop.wake(id);
    for (const _ of ids) await shop.workOnce(service);
    const [lost, made] = await Promise.all(ids.map((id) => shop.creation(id)));
    expect([lost?.status, made?.status]).toEqual(["processing", null]);
    expect(service.simulator.orders.size).toBe(2);
  });
});
