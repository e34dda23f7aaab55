import type { Exchange } from "@kinora/providers/http/exchange";
import { expect, test } from "vitest";
import { ada, openOrders } from "./open-orders.ts";
import { openService, type SimulatedService } from "./simulated-service.ts";

const { shop, order } = await openOrders();

test("a service that hangs does not keep cancelled orders from being told to another", async () => {
  const hanging = Promise.withResolvers<never>();
  const hung = Promise.withResolvers<void>();
  let hangs = false;
  const fal = openService("fal", shop.now, { callsBack: false });
  const slow: SimulatedService = {
    ...fal,
    open: (around) =>
      fal.open((exchange: Exchange) =>
        around(async (request) => {
          if (!hangs) return exchange(request);
          hung.resolve();
          return hanging.promise;
        }),
      ),
  };
  const replicate = openService("replicate", shop.now, { callsBack: false });
  // Whichever is looked at first, one at the other service comes after the hanging one.
  for (const [name, service] of [
    ...[["replicate", replicate] as const, ["replicate", replicate] as const],
    ["fal", slow] as const,
    ...[["replicate", replicate] as const, ["replicate", replicate] as const],
  ]) {
    const id = await order(name);
    await shop.workOnce(service);
    await shop.orders.act(ada, id, "cancel");
  }
  hangs = true;
  const looking = shop.lookAfter([slow, replicate]);
  await hung.promise;
  // Everything that does not wait for the hanging service gets its turn.
  for (let turn = 0; turn < 200; turn += 1)
    await shop.database.selectFrom("job").select("id").limit(1).execute();
  const states = await shop.database
    .selectFrom("hosted_intent")
    .select("state")
    .where("provider", "=", "replicate")
    .execute();
  expect(states.map(({ state }) => state)).toEqual(Array(4).fill("called off"));
  void looking;
});
