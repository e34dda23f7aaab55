import { PLAN_TABLE, PLANS } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { PRODUCTS } from "@kinora/contracts/billing/store-vocabulary";
import { answered, type StoreReply, type StoreRequest } from "../store-request.ts";
import type { AppStoreWorld } from "./app-store-state.ts";
import { type AppStoreCaller, saidBy } from "./caller-token.ts";

/** Seconds that a token may live. */
const TWENTY_MINUTES = 1_200;
const MOST = 200;

interface Listed {
  readonly type: string;
  readonly id: string;
  readonly attributes: object;
}

/**
 * Answers the part of App Store Connect's API that says what became of a product's review.
 *
 * @see https://developer.apple.com/documentation/appstoreconnectapi
 */
export function answerConnect(
  world: AppStoreWorld,
  caller: AppStoreCaller,
  { method, url, headers }: StoreRequest,
): StoreReply {
  if (saidBy(caller, headers.authorization ?? "", TWENTY_MINUTES) === null)
    return failed(401, "NOT_AUTHORIZED");
  const { pathname, searchParams } = new URL(url, "http://simulated");
  const all = method === "GET" ? listOf(world, pathname) : null;
  if (all === null) return failed(404, "NOT_FOUND");
  const limit = Number(searchParams.get("limit") ?? 50);
  if (!(limit >= 1 && limit <= MOST)) return failed(400, "PARAMETER_ERROR.INVALID");
  const from = Number(searchParams.get("cursor") ?? 0);
  const to = from + Math.min(limit, world.connectPage);
  const at = (cursor: number) =>
    `http://${headers.host}${pathname}?cursor=${cursor}&limit=${limit}`;
  return answered(200, {
    data: all.slice(from, to),
    links: { self: at(from), ...(to < all.length && { next: at(to) }) },
    meta: { paging: { total: all.length, limit } },
  });
}

const failed = (status: number, code: string) =>
  answered(status, { errors: [{ status: `${status}`, code, title: code, detail: code }] });

function listOf(world: AppStoreWorld, path: string): readonly Listed[] | null {
  if (path === `/v1/apps/${world.appId}/inAppPurchasesV2`)
    return rowsOf(world, "inAppPurchases", PRODUCTS, (sku) => ({
      inAppPurchaseType: SHOP[sku].type,
    }));
  if (path === `/v1/apps/${world.appId}/subscriptionGroups`)
    return LINES.map((line) => ({
      ...{ type: "subscriptionGroups", id: `2099000${LINES.indexOf(line) + 1}` },
      attributes: { referenceName: line },
    }));
  const [, group = ""] =
    /^\/v1\/subscriptionGroups\/2099000([12])\/subscriptions$/.exec(path) ?? [];
  const line = LINES[Number(group) - 1];
  if (line === undefined) return null;
  const plans = PLANS.filter((plan) => PLAN_TABLE[plan].line === line);
  return rowsOf(world, "subscriptions", plans, (plan) => ({
    subscriptionPeriod: PLAN_TABLE[plan].period === "yearly" ? "ONE_YEAR" : "ONE_MONTH",
  }));
}

const LINES = ["tier", "social"] as const;

/** A product whose state nobody has set is approved. */
function rowsOf<Sku extends string>(
  { reviews }: AppStoreWorld,
  type: string,
  skus: readonly Sku[],
  more: (sku: Sku) => object,
): Listed[] {
  return skus.flatMap((sku, place) => {
    const state = reviews.get(sku) ?? "APPROVED";
    const attributes = { productId: sku, name: sku, state, ...more(sku) };
    return state === "ABSENT" ? [] : [{ type, id: `64${place}`, attributes }];
  });
}
