import { beforeEach, expect, it } from "vitest";
import { openAppShop } from "./simulated-app-store.ts";

/** The simulator as Apple's sandbox, on a server that takes money. */
const testers = new Set<string>();
const { store, database, newBuyer, deliverApple } = await openAppShop({
  ...{ environment: "test", counted: { takesMoney: true, testers } },
});

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
let ada: Buyer;
beforeEach(async () => {
  await deliverApple();
  ada = await newBuyer();
  testers.clear();
});

it("test money counts for nobody but testers, and waits for them", async () => {
  const id = store.buy({ product: "gem_pack_1500", token: ada.token });
  await deliverApple();
  expect((await ada.present(id)).body.code).toBe("RECEIPT_OF_TESTS");
  expect(await ada.gems()).toMatchObject({ available: 0 });
  testers.add(ada.userId);
  expect((await ada.present(id)).status).toBe(200);
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
  expect(await ada.purchases()).toMatchObject([{ environment: "test", state: "paid" }]);
});

it("a tester who is none any more has no plan of test money", async () => {
  testers.add(ada.userId);
  const ref = store.subscribe({ plan: "basic_monthly", token: null });
  await ada.present(ref);
  expect(await ada.tier()).toBe("basic");
  testers.clear();
  store.renew(ref);
  await deliverApple();
  expect(await ada.tier()).toBe("free");
  const [row] = await database.selectFrom("subscription").select("state").execute();
  expect(row?.state).toBe("expired");
});
