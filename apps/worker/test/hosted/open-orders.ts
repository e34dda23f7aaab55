import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { FetchResult } from "@kinora/domain/hosted/hosted-ports";
import { pricesOf } from "@kinora/domain/prompt/prices";
import { afterEach } from "vitest";
import { openHostedShop } from "./hosted-shop.ts";

export const ada = "usr_ada";

/** The first model that a service draws pictures with, and what one costs: gems to a person, mills to us. */
export function pictureAt(service: string) {
  const model = MODEL_ENTRIES.find(
    ({ kinds, routes }) =>
      kinds.includes("image") && routes.some(({ protocol }) => protocol === service),
  );
  const price = model && pricesOf(model.key).image;
  if (!price) throw new Error(`${service} draws nothing.`);
  return { model: model.key, gems: price.gems, mills: price.mills };
}

/** Ada with gems, a shop, and orders of hers; what a test leaves at work is cancelled after it. */
export async function openOrders(fetchResult?: FetchResult) {
  const shop = await openHostedShop(fetchResult);
  const { database, orders, clock, intents } = shop;
  await orders.give(ada, 1_000);
  afterEach(async () => {
    const left = database.selectFrom("creation").select("id").where("status", "=", "processing");
    for (const { id } of await left.execute()) await orders.act(ada, id, "cancel");
  });
  let words = 0;
  const jobOf = (id: string) =>
    database
      .selectFrom("job")
      .selectAll()
      .where("subject_id", "=", id)
      .orderBy("queued_at")
      .orderBy("id")
      .executeTakeFirstOrThrow();
  return {
    shop,
    jobOf,
    order(service: string, prompt = `a fox ${++words}`) {
      clock.ahead = 0;
      const { model } = pictureAt(service);
      const form = { type: "text-to-image", model, prompt } as const;
      return orders.create(ada, form, undefined, [service]);
    },
    intentOf: async (id: string) => intents.find((await jobOf(id)).id),
  };
}
