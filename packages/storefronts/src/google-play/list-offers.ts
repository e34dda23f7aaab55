import type { OfferState } from "@kinora/contracts/billing/review-states";
import type { ShelfProduct } from "@kinora/domain/billing/product-shelf";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import type { PlayPublisher } from "./open-publisher.ts";
import { askPlay } from "./play-answers.ts";

/** Products of one answer; there are fewer. */
const PAGE = 1_000;
const MOST_PAGES = 20;

/** The best of a product's base plans or purchase options counts: one of them is enough to sell it. */
const RANK: readonly OfferState[] = ["active", "inactive", "draft"];

const STATES: Readonly<Record<string, OfferState>> = {
  ACTIVE: "active",
  INACTIVE: "inactive",
  INACTIVE_PUBLISHED: "inactive",
  DRAFT: "draft",
};

/** Returns our state of a product, given the states of its base plans or purchase options. */
export function offerState(values: readonly string[]): Pick<ShelfProduct, "state" | "rawState"> {
  const rawState = values.join(", ");
  // A product without any can't be bought, like one that nobody has activated yet.
  if (values.length === 0) return { state: "draft", rawState };
  const known = values.flatMap((value) => STATES[value] ?? []);
  return { state: RANK.find((one) => known.includes(one)) ?? "unknown", rawState };
}

/**
 * Returns our products as Google has them. It reviews no product by itself.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/monetization.subscriptions
 * @throws StoreUnreachable
 */
export async function listOffers({ api, packageName }: PlayPublisher): Promise<ShelfProduct[]> {
  const { onetimeproducts, subscriptions } = api.monetization;
  const wish = { packageName, pageSize: PAGE };
  const products = await allPages(async (token) => {
    const said = await askPlay(() => onetimeproducts.list({ ...wish, ...token }));
    return { next: said.nextPageToken, items: listOf(said, "oneTimeProducts") };
  });
  const plans = await allPages(async (token) => {
    const said = await askPlay(() => subscriptions.list({ ...wish, ...token }));
    return { next: said.nextPageToken, items: listOf(said, "subscriptions") };
  });
  return [
    ...products.map(({ productId, purchaseOptions = [] }) => ({
      product: named(productId),
      ...offerState(purchaseOptions.map(({ state }) => state ?? "")),
    })),
    ...plans.map(({ productId, basePlans = [] }) => ({
      product: named(productId),
      ...offerState(basePlans.map(({ state }) => state ?? "")),
    })),
  ];
}

/**
 * Google leaves out a list that is empty. An answer that holds something else instead is one that we
 * don't understand.
 */
function listOf<Name extends string, T>(
  said: { readonly [name in Name]?: readonly T[] },
  name: Name,
): readonly T[] {
  const list = said[name];
  if (list !== undefined && Array.isArray(list)) return list;
  if (Object.keys(said).length > 0) throw notUnderstood();
  return [];
}

function named(id: string | null | undefined): string {
  if (!id) throw notUnderstood();
  return id;
}

const notUnderstood = () => new StoreUnreachable("Google Play: a list is not as we know it");

async function allPages<T>(
  read: (token: { readonly pageToken?: string }) => Promise<{
    readonly next: string | null | undefined;
    readonly items: readonly T[];
  }>,
): Promise<T[]> {
  const all: T[] = [];
  let token: { readonly pageToken?: string } = {};
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { next, items } = await read(token);
    all.push(...items);
    if (!next) return all;
    token = { pageToken: next };
  }
  throw new StoreUnreachable("Google Play: a list has no end");
}
