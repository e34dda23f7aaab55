import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AppStoreConnectSettings } from "@kinora/contracts/billing/app-store-connect-settings";
import type { ProductShelf, ShelfProduct } from "@kinora/domain/billing/product-shelf";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { SignJWT } from "jose";
import { z } from "zod";
import { reviewState } from "./review-state.ts";

const ORIGIN = "https://api.appstoreconnect.apple.com";
/** Apple accepts twenty minutes. */
const TOKEN_LIFE = "10 minutes";
const PATIENCE = 10_000;
/** Pages of one list; more than a thousand products are a loop. */
const MOST_PAGES = 20;

const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    links: z.object({ next: z.string().optional() }).optional(),
  });
interface Page<T> {
  readonly data: readonly T[];
  readonly links?: { readonly next?: string | undefined } | undefined;
}

const groups = pageOf(z.object({ id: z.string().min(1) }));
/** Without these we don't understand Apple: that must not look like a product that isn't sold. */
const products = pageOf(
  z.object({ attributes: z.object({ productId: z.string().min(1), state: z.string().min(1) }) }),
);
type Row = z.infer<typeof products>["data"][number];

/**
 * Opens App Store Connect, which knows what became of a product's review. It sends no message
 * about that, so it is asked again and again.
 *
 * @see https://developer.apple.com/documentation/appstoreconnectapi
 * @throws an error that says what is wrong with the key
 */
export function openAppStoreConnect(settings: AppStoreConnectSettings): ProductShelf {
  const { keyId, issuerId, keyFile, appId, simulator } = settings;
  const key = createPrivateKey(readFileSync(keyFile, "utf8"));
  const origin = simulator ?? ORIGIN;
  const sign = () =>
    new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid: keyId, typ: "JWT" })
      .setIssuer(issuerId)
      .setAudience("appstoreconnect-v1")
      .setIssuedAt()
      .setExpirationTime(TOKEN_LIFE)
      .sign(key);
  return {
    store: "app_store",
    async listProducts() {
      const token = await sign();
      const list = <T>(path: string, page: z.ZodType<Page<T>>) =>
        listAll({ origin, path: `${path}?limit=200` }, page, token);
      const found = (await list(`/v1/apps/${appId}/inAppPurchasesV2`, products)).map(shelved);
      for (const { id } of await list(`/v1/apps/${appId}/subscriptionGroups`, groups)) {
        const path = `/v1/subscriptionGroups/${encodeURIComponent(id)}/subscriptions`;
        found.push(...(await list(path, products)).map(shelved));
      }
      return found;
    },
  };
}

function shelved({ attributes: { productId, state } }: Row): ShelfProduct {
  return { product: productId, state: reviewState(state), rawState: state };
}

/** Follows a list to its end; a page elsewhere would be given our token. */
async function listAll<T>(
  { origin, path }: { readonly origin: string; readonly path: string },
  page: z.ZodType<Page<T>>,
  token: string,
): Promise<T[]> {
  const rows: T[] = [];
  let next: string | undefined = `${origin}${path}`;
  for (let pages = 0; next !== undefined; pages += 1) {
    if (!next.startsWith(`${origin}/`) || pages >= MOST_PAGES)
      throw new StoreUnreachable("App Store Connect: a list has no end");
    const { data, links }: Page<T> = await readPage(next, page, token);
    rows.push(...data);
    next = links?.next;
  }
  return rows;
}

async function readPage<T>(url: string, page: z.ZodType<Page<T>>, token: string): Promise<Page<T>> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  const said = answer?.ok ? page.safeParse(await answer.json().catch(() => null)).data : undefined;
  if (!said) throw new StoreUnreachable(`App Store Connect: ${answer?.status ?? "no answer"}`);
  return said;
}
