import type { androidpublisher_v3 } from "@googleapis/androidpublisher";
import type { PlayPublisher } from "./open-publisher.ts";
import { askPlay } from "./play-answers.ts";

/** A purchase whose money went back. A subscription's others may go on: it is to be read again. */
export interface PlayVoided {
  /** Unique for one reversal. */
  readonly key: string;
  readonly token: string;
  readonly orderId: string;
  readonly voidedAt: Date;
  readonly reason: PlayVoidedReason | "unknown";
  readonly source: PlayVoidedSource | "unknown";
  /** How many of several; null for all. */
  readonly quantity: number | null;
}

const REASONS = [
  "other",
  "remorse",
  "not_received",
  "defective",
  "accidental",
  "fraud",
  "friendly_fraud",
  "chargeback",
  "unacknowledged",
] as const;
type PlayVoidedReason = (typeof REASONS)[number];

const SOURCES = ["user", "developer", "google"] as const;
type PlayVoidedSource = (typeof SOURCES)[number];

/** The most that Google gives in one answer. */
const PAGE = 1_000;
/** Google forgets what was voided after 30 days; an hour less, so that clocks may differ. */
const REACH = 30 * 86_400_000 - 3_600_000;

/**
 * Returns everything that was voided since, in whatever order Google keeps, page after page:
 * purchases and periods of subscriptions.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.voidedpurchases/list
 */
export async function* listVoided(
  { api, packageName }: PlayPublisher,
  since: Date,
  now: Date,
): AsyncGenerator<PlayVoided> {
  const startTime = `${Math.max(+since, +now - REACH)}`;
  let token: string | null = null;
  do {
    const page: androidpublisher_v3.Schema$VoidedPurchasesListResponse = await askPlay(() =>
      api.purchases.voidedpurchases.list({
        ...{ packageName, startTime, type: 1, maxResults: PAGE },
        includeQuantityBasedPartialRefund: true,
        ...(token !== null && { token }),
      }),
    );
    for (const voided of page.voidedPurchases ?? []) yield voidedOf(voided);
    token = page.tokenPagination?.nextPageToken || null;
  } while (token !== null);
}

function voidedOf(voided: androidpublisher_v3.Schema$VoidedPurchase): PlayVoided {
  const { orderId, purchaseToken, voidedTimeMillis, voidedReason, voidedSource } = voided;
  return {
    key: `google:void:${orderId}:${voidedTimeMillis}`,
    token: purchaseToken ?? "",
    orderId: orderId ?? "",
    voidedAt: new Date(Number(voidedTimeMillis)),
    // Google leaves out zeros.
    reason: REASONS[voidedReason ?? 0] ?? "unknown",
    source: SOURCES[voidedSource ?? 0] ?? "unknown",
    quantity: voided.voidedQuantity ?? null,
  };
}
