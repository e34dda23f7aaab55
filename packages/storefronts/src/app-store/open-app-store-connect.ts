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

const page = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      attributes: z.object({ productId: z.string().optional(), state: z.string().optional() }),
    }),
  ),
  links: z.object({ next: z.string().optional() }).optional(),
});
type Row = z.infer<typeof page>["data"][number];

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
      const list = (path: string) => listAll(origin, `${path}?limit=200`, token);
      const found = (await list(`/v1/apps/${appId}/inAppPurchasesV2`)).map(shelved);
      for (const { id } of await list(`/v1/apps/${appId}/subscriptionGroups`))
        found.push(...(await list(`/v1/subscriptionGroups/${id}/subscriptions`)).map(shelved));
      return found;
    },
  };
}

function shelved({ attributes: { productId = "", state = "" } }: Row): ShelfProduct {
  return { product: productId, state: reviewState(state), rawState: state };
}

/** Follows a list to its end; a page elsewhere would be given our token. */
async function listAll(origin: string, path: string, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | undefined = `${origin}${path}`;
  for (let pages = 0; next !== undefined; pages += 1) {
    if (!next.startsWith(`${origin}/`) || pages >= MOST_PAGES)
      throw new StoreUnreachable("App Store Connect: a list has no end");
    const { data, links } = await readPage(next, token);
    rows.push(...data);
    next = links?.next;
  }
  return rows;
}

async function readPage(url: string, token: string): Promise<z.infer<typeof page>> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  const said = answer?.ok ? page.safeParse(await answer.json().catch(() => null)).data : undefined;
  if (!said) throw new StoreUnreachable(`App Store Connect: ${answer?.status ?? "no answer"}`);
  return said;
}
