import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { beforeEach, expect, test } from "vitest";
import { openElsewhereShop } from "./elsewhere-shop.ts";
import { boardBy, CLIP, MODEL } from "./story-services.ts";

const { fal, shop, orders, beginAnew } = await openElsewhereShop();
beforeEach(beginAnew);

test("one person has no more open orders at a service through stories than their tier allows", async () => {
  const stories: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const id = await orders.create({
      prompt: "",
      board: boardBy([MODEL, MODEL, MODEL]),
    });
    try {
      await orders.work(id, "update");
    } catch (error) {
      expect(error).toMatchObject({ code: "HOSTED_FULL" });
      break;
    }
    stories.push(id);
  }
  for (let round = 0; round < 12; round += 1) await shop.workOnce();
  const open = await shop.database
    .selectFrom("hosted_intent")
    .select("job_id")
    .where("state", "in", ["sending", "accepted", "put off"])
    .execute();
  expect(open.length, `${stories.length} stories, ${fal.orders.size} orders`).toBeLessThanOrEqual(
    ENTITLEMENTS.free.hosted,
  );
});
void CLIP;
