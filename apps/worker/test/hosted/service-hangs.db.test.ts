import type { Exchange } from "@kinora/providers/http/exchange";
import { expect, test } from "vitest";
import { ada, openOrders } from "./open-orders.ts";
import { openService, type SimulatedService } from "./simulated-service.ts";

const { shop, order } = await openOrders();

/** Once set, the service that is asked first hangs, and only that one. */
let isTime = false;
let hangs: string | null = null;
const hung = Promise.withResolvers<void>();
const never = Promise.withResolvers<never>();

function mayHang(name: string): SimulatedService {
  const service = openService(name, shop.now, { callsBack: false });
  const slow =
    (exchange: Exchange): Exchange =>
    async (request) => {
      if (isTime) hangs ??= name;
      if (hangs !== name) return exchange(request);
      hung.resolve();
      return never.promise;
    };
  return { ...service, open: (around) => service.open((exchange) => around(slow(exchange))) };
}

test("a service that hangs does not keep cancelled orders from being told to another", async () => {
  const services = [mayHang("fal"), mayHang("replicate")] as const;
  for (const service of services) {
    const id = await order(service.name);
    await shop.workOnce(service);
    await shop.orders.act(ada, id, "cancel");
  }
  isTime = true;
  void shop.lookAfter(services);
  await hung.promise;
  // Everything that does not wait for the hanging service gets its turn.
  for (let turn = 0; turn < 200; turn += 1)
    await shop.database.selectFrom("job").select("id").limit(1).execute();
  const { state } = await shop.database
    .selectFrom("hosted_intent")
    .select("state")
    .where("provider", "!=", hangs ?? "")
    .executeTakeFirstOrThrow();
  expect(state).toBe("called off");
});
