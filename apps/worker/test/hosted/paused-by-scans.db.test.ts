import { Refusal } from "@kinora/domain/refusal";
import { expect, test } from "vitest";
import { ada, openOrders } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const { shop, order } = await openOrders();
const balance = async () => (await shop.ledger.balance(ada, new Date())).available;

test("one person cannot have a service make, for no gems, 30 pictures that our scan refuses", async () => {
  const service = openService("fal", shop.now, {
    callsBack: false,
    movesWhenAsked: true,
    atOnce: true,
  });
  shop.generator.verdict = "hit";
  const before = await balance();
  let refused: string | null = null;
  for (let wish = 0; wish < 30 && refused === null; wish += 1) {
    try {
      const id = await order("fal");
      for (let round = 0; round < 4; round += 1) {
        await shop.workOnce(service);
        shop.clock.ahead += 5_000;
        await shop.wake(id);
      }
      const status = (await shop.creation(id))?.status;
      if (status === "failed") refused = "given up";
      else expect(status).toBe("rejected");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused = error.code;
    }
  }
  const billed = service.simulator.orders.size;
  const paid = before - (await balance());
  expect({ billed, paid, refused }).toEqual({ billed: 5, paid: 0, refused: "HOSTED_PAUSED" });
});
