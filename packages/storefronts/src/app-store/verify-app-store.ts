import {
  type JWSTransactionDecodedPayload,
  type ResponseBodyV2DecodedPayload,
  VerificationException,
  VerificationStatus,
} from "@apple/app-store-server-library";
import type { StoreInquiry, StoreNotice, StoreSubject } from "@kinora/domain/billing/storefront";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import type { AppStorePlace } from "./app-store-place.ts";

/** Something that Apple signed, and the environment that it is of. */
export interface SignedAtPlace<T> {
  readonly place: AppStorePlace;
  readonly said: T;
}

/**
 * Verifies something signed in the environment that it names. Null when it is forged, or of another
 * app.
 *
 * @throws StoreUnreachable when Apple can't be asked whether its certificates still count
 */
export async function verifiedAt<T>(
  places: readonly AppStorePlace[],
  verify: (place: AppStorePlace) => Promise<T>,
): Promise<SignedAtPlace<T> | null> {
  for (const place of places)
    try {
      return { place, said: await verify(place) };
    } catch (error) {
      if (!(error instanceof VerificationException)) throw error;
      if (error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE)
        throw new StoreUnreachable("Apple's certificates can't be checked.", { cause: error });
    }
  return null;
}

/** Verifies a transaction as a phone presents it. */
export const verifyTransaction = (places: readonly AppStorePlace[], signed: string) =>
  verifiedAt(places, ({ verifier }) => verifier.verifyAndDecodeTransaction(signed));

/**
 * Verifies a notification (version 2), and returns what it is about.
 *
 * @see https://developer.apple.com/documentation/appstoreservernotifications
 */
export async function verifyNotification(
  places: readonly AppStorePlace[],
  body: string,
): Promise<StoreNotice | null> {
  const signed = signedPayloadOf(body);
  if (signed === null) return null;
  const found = await verifiedAt(places, ({ verifier }) =>
    verifier.verifyAndDecodeNotification(signed),
  );
  const id = found?.said.notificationUUID;
  if (!found || !id || id.length > 100) return null;
  const { notificationType: type = "", subtype, data } = found.said;
  const transaction = data?.signedTransactionInfo;
  const about = transaction ? await verifyTransaction([found.place], transaction) : null;
  const ref = about?.said.transactionId;
  return {
    id,
    kind: [type, ...(subtype ? [subtype] : [])].join("."),
    subject: about && subjectOf(type, about.said),
    ...(type === "CONSUMPTION_REQUEST" && ref && { inquiry: inquiryOf(ref, found.said) }),
  };
}

/** Apple wants its answer within twelve hours. */
const ANSWER_TIME = 12 * 3_600_000;

function inquiryOf(ref: string, { signedDate, data }: ResponseBodyV2DecodedPayload): StoreInquiry {
  const askedAt = new Date(signedDate ?? Date.now());
  const reason = data?.consumptionRequestReason ?? null;
  const answerBy = new Date(+askedAt + ANSWER_TIME);
  return { ref, token: null, reason, askedAt, answerBy };
}

function signedPayloadOf(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const signed =
      typeof parsed === "object" && parsed !== null && Reflect.get(parsed, "signedPayload");
    return typeof signed === "string" ? signed : null;
  } catch {
    return null;
  }
}

/** Money that goes back, or may, is that of one payment, which may be of an earlier period. */
const OF_PAYMENT: ReadonlySet<string> = new Set([
  "REFUND",
  "REFUND_REVERSED",
  "REVOKE",
  "CONSUMPTION_REQUEST",
]);

function subjectOf(
  type: string,
  { transactionId, originalTransactionId, type: kind }: JWSTransactionDecodedPayload,
): StoreSubject | null {
  const isPlan = kind === "Auto-Renewable Subscription";
  if (isPlan && !OF_PAYMENT.has(type))
    return originalTransactionId ? { kind: "subscription", ref: originalTransactionId } : null;
  return transactionId ? { kind: "payment", ref: transactionId } : null;
}
