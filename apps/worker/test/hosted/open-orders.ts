import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { gemsFor } from "@kinora/contracts/prompt/gems-for";
import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { FetchResult } from "@kinora/domain/hosted/hosted-ports";
import { deadlineOf } from "@kinora/domain/hosted/intent";
import { listPriceAt, pricesOf } from "@kinora/domain/prompt/prices";
import { millsFor } from "@kinora/domain/prompt/upstream-price";
import { afterEach } from "vitest";
import { bringReady } from "../bring-ready.ts";
import { openHostedShop } from "./hosted-shop.ts";
import { isOfFilms, protocolOf } from "./simulated-service.ts";

export const ada = "usr_ada";

/** Seconds of a film, if its model offers that length. */
const FILM = 5;

/**
 * Returns what the tests order from a service: the first picture it offers, else the first film
 * made from a picture, else the first music; with its price in gems for the user and in mills for
 * us, and its deadline in milliseconds.
 */
export function wishAt(name: string) {
  const service = protocolOf(name);
  const kinds = isOfFilms(name) ? (["video"] as const) : (["image", "video", "music"] as const);
  const offers = kinds.flatMap((kind) => MODEL_ENTRIES.map((entry) => ({ kind, entry })));
  const found = offers.find(
    ({ kind, entry }) =>
      entry.kinds.includes(kind) && entry.routes.some(({ protocol }) => protocol === service),
  );
  const price = found && pricesOf(found.entry.key)[found.kind];
  if (!price) throw new Error(`${service} makes nothing.`);
  const { kind, entry } = found;
  const list = listPriceAt(price, service);
  const size = entry.sizes[kind]?.[entry.aspectRatios.includes("16:9") ? "16:9" : "1:1"];
  const seconds = entry.durations.includes(FILM) ? FILM : (entry.durations[0] ?? FILM);
  return {
    ...{ kind, seconds, model: entry.key, gems: gemsFor(price, seconds) },
    // A model without a price costs nothing.
    mills: list === null || !size ? 0 : millsFor(list, { ...size, seconds }),
    wait: deadlineOf(new Date(0), kind === "image" ? "image" : "other").getTime(),
  };
}

const PICTURE = "hers";

function formAt(service: string, prompt: string): PromptForm {
  const { kind, model, seconds } = wishAt(service);
  if (kind === "image") return { type: "text-to-image", model, prompt };
  const named = { generationModel: model, prompt, additionalParams: { duration: seconds } };
  return kind === "music"
    ? { type: "text-to-music", ...named }
    : { type: "photo-to-video", ...named, inputs: { initialImage: PICTURE } };
}

/** Opens a shop with orders of ada, who has gems. Work left by a test is cancelled after it. */
export async function openOrders(fetchResult?: FetchResult) {
  const shop = await openHostedShop(fetchResult);
  const { database, orders, clock, intents } = shop;
  await orders.give(ada, 100_000);
  await bringReady(shop, PICTURE, "image");
  afterEach(async () => {
    const left = database.selectFrom("creation").select("id").where("status", "=", "processing");
    for (const { id } of await left.execute()) await orders.act(ada, id, "cancel");
    // Five in a day would pause her orders.
    await database.deleteFrom("hosted_policy_refusal").execute();
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
    /**
     * @param ownKey uses her own key instead of the operator's
     */
    order(service: string, prompt = `a fox ${++words}`, ownKey = false) {
      clock.ahead = 0;
      const services = [protocolOf(service)];
      const sold = ownKey ? { own: services } : services;
      return orders.create(ada, formAt(service, prompt), undefined, sold);
    },
    intentOf: async (id: string) => intents.find((await jobOf(id)).id),
  };
}
