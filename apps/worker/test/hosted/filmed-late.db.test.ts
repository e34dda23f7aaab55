import { beforeEach, expect, test } from "vitest";
import { openStoryOrders } from "../story-orders.ts";
import { budgetsAt, clipAt, clipServices, FILMERS } from "./clip-services.ts";
import { openService } from "./simulated-service.ts";
import { boardBy } from "./story-services.ts";
import { ada, openStoryShop } from "./story-shop.ts";

const MINUTE = 60_000;
/** A clip's deadline, and some more. */
const TOO_LONG = 70 * MINUTE;
const services = new Map<string, ReturnType<typeof openService>>();
const shop = await openStoryShop((now) => {
  for (const name of FILMERS)
    services.set(name, openService(name, now, { callsBack: false, movesWhenAsked: true }));
  return clipServices([...services.values()]);
});
const { clock, database, boss } = shop;

beforeEach(() => {
  clock.ahead = 0;
});

test.each(FILMERS)(
  "a clip of %s that arrives after its deadline is added to its story free of charge",
  async (name) => {
    const { simulator } = services.get(name) ?? openService(name, shop.now);
    const buyer = { userId: ada, budgets: budgetsAt(name) };
    const orders = openStoryOrders(database, boss, shop.storyEngine.versions, buyer);
    const board = boardBy([], { clips: [clipAt(name) ?? undefined] });
    const id = await orders.create({ prompt: "", board });
    await orders.work(id, "update");
    while (simulator.orders.size === 0)
      expect(await shop.live(), shop.told.join("\n")).not.toBeNull();
    simulator.faults.ask.push(...Array<"503">(400).fill("503"));
    while (clock.ahead < TOO_LONG) {
      while (await shop.live());
      clock.ahead += 2 * MINUTE;
      await shop.queue.wake({ noun: "story", id });
    }
    simulator.faults.ask.length = 0;
    const clip = async () => {
      const told = await orders.standing(id);
      const footage = told.orders.scenes[0]?.footage;
      return footage && told.artifacts.get(told.keys.of(footage));
    };
    expect(await clip()).toBeUndefined();
    const { available } = await shop.ledger.balance(ada, new Date());
    for (let look = 0; look < 4; look += 1) await shop.lookAfter();
    expect(await clip(), shop.told.join("\n")).toMatchObject({ kind: "footage", paid: true });
    expect(await orders.find(id)).toMatchObject({ failures: {}, failure: null });
    expect((await shop.ledger.balance(ada, new Date())).available).toBe(available);
    expect(simulator.orders.size).toBe(1);
  },
);

test("a clip that was fetched by a worker which died before it kept it is added after the work has failed", async () => {
  const [swift, slow] = ["comfyui", "videos"];
  const budgets = {
    ...budgetsAt(swift),
    services: new Map([...budgetsAt(swift).services, ...budgetsAt(slow).services]),
  };
  const orders = openStoryOrders(database, boss, shop.storyEngine.versions, {
    userId: ada,
    budgets,
  });
  const clips = [clipAt(swift) ?? undefined, clipAt(slow) ?? undefined];
  const id = await orders.create({ prompt: "", board: boardBy([], { clips }) });
  await orders.work(id, "update");
  services.get(slow)?.simulator.faults.ask.push(...Array<"503">(400).fill("503"));
  while (clock.ahead < TOO_LONG) {
    while (await shop.live());
    clock.ahead += 2 * MINUTE;
    await shop.queue.wake({ noun: "story", id });
  }
  const clip = async () => {
    const told = await orders.standing(id);
    const footage = told.orders.scenes[0]?.footage;
    return footage && told.artifacts.get(told.keys.of(footage));
  };
  const kept = await clip();
  expect(kept).toMatchObject({ kind: "footage" });
  // As if the worker had died between fetching and keeping it.
  const lost = database.deleteFrom("story_piece").where("story_id", "=", id);
  await lost.where("key", "=", kept?.key ?? "").execute();
  expect(await clip()).toBeUndefined();
  for (let look = 0; look < 4; look += 1) await shop.lookAfter();
  expect(await clip(), shop.told.join("\n")).toMatchObject({ kind: "footage", paid: true });
});
