import { Refusal } from "@kinora/domain/refusal";
import { expect, test } from "vitest";
import { ada, openOrders } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const { shop, order } = await openOrders();
const { database } = shop;

const balance = async () => (await shop.ledger.balance(ada, new Date())).available;

test("one person cannot have a service bill 60 cancelled orders for no gems in an hour", async () => {
  const service = openService("bfl", shop.now, { callsBack: false });
  const before = await balance();
  let refused: string | null = null;
  for (let wish = 0; wish < 60 && refused === null; wish += 1) {
    try {
      const id = await order("bfl");
      await shop.workOnce(service);
      await shop.orders.act(ada, id, "cancel");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused = error.code;
    }
  }
  await shop.lookAfter(service);
  const billed = service.simulator.orders.size;
  const paid = before - (await balance());
  const spent = await database.selectFrom("hosted_budget").selectAll().execute();
  expect({ billed, paid, refused, spent }).not.toMatchObject({
    billed: 60,
    paid: 0,
    refused: null,
  });
});
