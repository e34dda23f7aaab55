import type { StoreInquiry, StoreNotice, StoreSubject } from "@kinora/domain/billing/storefront";

/** Google's numbers of what happened to a subscription. */
const SUBSCRIPTION: Readonly<Record<number, string>> = {
  1: "recovered",
  2: "renewed",
  3: "canceled",
  4: "purchased",
  5: "on_hold",
  6: "in_grace_period",
  7: "restarted",
  8: "price_change_confirmed",
  9: "deferred",
  10: "paused",
  11: "pause_schedule_changed",
  12: "revoked",
  13: "expired",
  17: "items_changed",
  18: "cancellation_scheduled",
  19: "price_change_updated",
  20: "pending_purchase_canceled",
  22: "price_step_up_consent_updated",
};
const PRODUCT: Readonly<Record<number, string>> = { 1: "purchased", 2: "canceled" };

/** Characters of a purchase token at most; Google's have about two hundred. */
const LONGEST = 1_000;

/**
 * Reads a Pub/Sub message. Null when it is none; about nothing of ours when it is about another app,
 * or of a kind that is not known here.
 *
 * @see https://developer.android.com/google/play/billing/rtdn-reference
 */
export function readPush(body: string, packageName: string): StoreNotice | null {
  const message = field(parse(body), "message");
  const id = field(message, "messageId");
  const data = field(message, "data");
  if (typeof id !== "string" || !/^[\w-]{1,100}$/.test(id)) return null;
  const said =
    typeof data === "string" ? parse(Buffer.from(data, "base64").toString("utf8")) : undefined;
  if (said === undefined) return { id, kind: "unreadable", subject: null };
  const about = aboutWhat(said);
  const isOurs = field(said, "packageName") === packageName;
  if (!isOurs) return { id, kind: about.kind, subject: null };
  const inquiry = inquiryOf(said);
  return { id, ...about, ...(inquiry && { inquiry }) };
}

type About = Pick<StoreNotice, "kind" | "subject">;

/** Google wants its answer within a day. */
const ANSWER_TIME = 24 * 3_600_000;
/** The year 9999. */
const LAST_MOMENT = 253_402_214_400_000;

/** Reads what Google asks before it decides about a refund; null for any other message. */
function inquiryOf(said: unknown): StoreInquiry | null {
  const review = field(said, "pendingRefundReviewNotification");
  const ref = subjectOf("payment", field(review, "orderId"))?.ref;
  const token = field(review, "pendingRefundToken");
  if (ref === undefined || typeof token !== "string" || token.length > LONGEST) return null;
  const at = Number(field(said, "eventTimeMillis"));
  const askedAt = new Date(
    Number.isSafeInteger(at) && at > 0 && at < LAST_MOMENT ? at : Date.now(),
  );
  const why = field(review, "refundReason");
  const reason = typeof why === "number" || typeof why === "string" ? `${why}`.slice(0, 60) : null;
  return { ref, token, reason, askedAt, answerBy: new Date(+askedAt + ANSWER_TIME) };
}

function aboutWhat(said: unknown): About {
  const plan = field(said, "subscriptionNotification");
  if (plan !== undefined)
    return {
      kind: `subscription.${named(SUBSCRIPTION, plan)}`,
      subject: held("subscription", plan),
    };
  const product = field(said, "oneTimeProductNotification");
  if (product !== undefined)
    return { kind: `product.${named(PRODUCT, product)}`, subject: held("checkout", product) };
  const voided = field(said, "voidedPurchaseNotification");
  if (voided !== undefined) return aboutVoided(voided);
  const review = field(said, "pendingRefundReviewNotification");
  if (review !== undefined)
    return { kind: "refund.review", subject: subjectOf("payment", field(review, "orderId")) };
  const isTest = field(said, "testNotification") !== undefined;
  return { kind: isTest ? "test" : "unknown", subject: null };
}

/**
 * One order of a subscription may be voided while the subscription goes on, or another one that took
 * its place: it is the order that is to be read again.
 */
function aboutVoided(voided: unknown): About {
  const type = field(voided, "productType");
  const order = subjectOf("payment", field(voided, "orderId"));
  if (type === 1)
    return { kind: "voided.subscription", subject: order ?? held("subscription", voided) };
  if (type === 2) return { kind: "voided.product", subject: held("checkout", voided) };
  return { kind: "voided.unknown", subject: null };
}

const named = (names: Readonly<Record<number, string>>, notification: unknown): string => {
  const type = field(notification, "notificationType");
  return typeof type === "number" ? (names[type] ?? `${type}`) : "unknown";
};

const held = (kind: StoreSubject["kind"], notification: unknown): StoreSubject | null =>
  subjectOf(kind, field(notification, "purchaseToken"));

const subjectOf = (kind: StoreSubject["kind"], ref: unknown): StoreSubject | null =>
  typeof ref === "string" && /^[\w.-]+$/.test(ref) && ref.length <= LONGEST ? { kind, ref } : null;

const field = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
