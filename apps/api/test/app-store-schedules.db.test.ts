import type { NotificationFault } from "@kinora/store-simulators/app-store/app-store-state";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { openAppShop } from "./simulated-app-store.ts";

const { store, newBuyer, database, time, clock } = await openAppShop();

/** Schedules of one purchase. */
const SCHEDULES = Number(process.env.APP_STORE_SCHEDULES || 25);
const SEED = Number(process.env.APP_STORE_SEED || Math.floor(Math.random() * 2 ** 31));

const FAULTS = ["late", "twice", "reordered", "forged", "dropped"] as const;
const step = fc.record({
  does: fc.constantFrom("refund", "half", "reverse", "ada", "bob", "later", "deliver"),
  notification: fc.option(fc.constantFrom<NotificationFault>(...FAULTS)),
  request: fc.option(fc.constantFrom("lost", "500", "429", "forged")),
});

const areHandled = () =>
  vi.waitFor(async () => {
    const waiting = database.selectFrom("store_event").select("id").where("handled_at", "is", null);
    expect(await waiting.execute()).toEqual([]);
    return true;
  }, 2_000);

/** News that were put off, and may be put off once more meanwhile, are due when time goes on. */
async function settle(): Promise<void> {
  do {
    clock.now = time.today = new Date(+time.today + 3_600_000);
    store.buy({ product: "gem_pack_1500", token: null });
    await store.deliver();
  } while (!(await areHandled().catch(() => false)));
}

it(`a purchase is one person's and booked as the App Store has it in the end, whoever presents it, through lost, late, repeated and forged news (${SCHEDULES} schedules, seed ${SEED})`, {
  timeout: 60_000 + SCHEDULES * 5_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 7 }),
      fc.boolean(),
      async (steps, isNamed) => {
        const [ada, bob] = [await newBuyer(), await newBuyer()];
        const id = store.buy({ product: "gem_pack_1500", token: isNamed ? ada.token : null });
        let gems = 1_500;
        for (const { does, notification, request } of steps) {
          store.faults.notifications.push(notification);
          if (request !== null) store.faults.requests.push(request);
          if (does === "refund") store.refund(id);
          if (does === "half") store.refund(id, 50);
          if (does === "reverse") store.reverseRefund(id);
          gems = { refund: 0, half: 751, reverse: 1_500 }[does as string] ?? gems;
          if (does === "ada") await ada.present(id);
          if (does === "bob") await bob.present(id);
          if (does === "later") clock.now = time.today = new Date(+time.today + 61_000);
          if (does === "deliver") await store.deliver();
        }
        store.faults.requests.length = 0;
        store.faults.notifications.length = 0;
        await settle();
        const answers = [await ada.present(id), await bob.present(id)];
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const all = await Promise.all([ada, bob].map(async (one) => (await one.gems()).available));
        expect(all.toSorted((one, other) => other - one)).toEqual([gems, 0]);
        if (isNamed) expect(all).toEqual([gems, 0]);
        const rows = database.selectFrom("purchase").select("id").where("ref", "=", id);
        expect(await rows.execute()).toHaveLength(1);
      },
    ),
    { numRuns: SCHEDULES, seed: SEED },
  );
});
