import {
  APIError,
  APIException,
  AppStoreServerAPIClient,
  DeliveryStatus,
  Environment,
  ExtendReasonCode,
  type JWSRenewalInfoDecodedPayload,
  type JWSTransactionDecodedPayload,
  RefundPreference,
  SignedDataVerifier,
  type StatusResponse,
} from "@apple/app-store-server-library";
import type { AppStoreSettings } from "@kinora/contracts/billing/app-store-settings";
import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import { InquiryRefused } from "@kinora/domain/billing/inquiry-refused";
import type { InquiryAnswer } from "@kinora/domain/billing/refund-inquiry";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { ExtensionRefused, type ExtensionWish } from "@kinora/domain/subscription/plan-extension";
import { isTransactionId } from "./bought-item.ts";

/** What is read from files once. */
export interface AppStoreSecrets {
  /** PEM. */
  readonly key: string;
  /** DER. */
  readonly roots: readonly Buffer[];
}

/** One of Apple's environments, or the simulator. */
export interface AppStorePlace {
  readonly environment: PurchaseEnvironment;
  readonly verifier: SignedDataVerifier;
  /** Returns null when there is no such transaction. */
  readonly transaction: (id: string) => Promise<JWSTransactionDecodedPayload | null>;
  /** Returns null when the transaction belongs to no customer. */
  readonly statuses: (id: string) => Promise<StatusResponse | null>;
  /** @throws InquiryRefused */
  readonly sendConsumption: (id: string, answer: InquiryAnswer) => Promise<void>;
  /** @throws ExtensionRefused */
  readonly extend: (wish: ExtensionWish) => Promise<void>;
  readonly renewal: (signed: string) => Promise<JWSRenewalInfoDecodedPayload>;
  readonly signedTransaction: (signed: string) => Promise<JWSTransactionDecodedPayload>;
}

/** Milliseconds for one request; a buyer waits for it. */
const PATIENCE = 10_000;

/**
 * Opens one of Apple's environments. The simulator's purchases are those of a sandbox; its
 * certificates are known to nobody who could have revoked them.
 */
export function openPlace(
  { keyId, issuerId, bundleId, appId, simulator }: AppStoreSettings,
  { key, roots }: AppStoreSecrets,
  environment: PurchaseEnvironment,
): AppStorePlace {
  const apple = environment === "live" ? Environment.PRODUCTION : Environment.SANDBOX;
  const client = new AppStoreServerAPIClient(key, keyId, issuerId, bundleId, apple);
  // The client has no settings for these.
  if (simulator !== null) Reflect.set(client, "urlBase", simulator);
  Reflect.set(
    client,
    "makeFetchRequest",
    fetchInTime(() => Reflect.get(client, "urlBase")),
  );
  const verifier = new SignedDataVerifier([...roots], simulator === null, apple, bundleId, appId);
  const signedTransaction = (signed: string) =>
    reached(verifier.verifyAndDecodeTransaction(signed));
  return {
    ...{ environment, verifier, signedTransaction },
    async transaction(id) {
      const found = await known(id, () => client.getTransactionInfo(id));
      const signed = found?.signedTransactionInfo;
      return signed === undefined ? null : signedTransaction(signed);
    },
    sendConsumption: (id, answer) =>
      reached(client.sendConsumptionInformation(id, consumptionOf(answer))).catch(unlessRefused),
    extend: (wish) => extend(client, wish),
    statuses: (id) => known(id, () => client.getAllSubscriptionStatuses(id)),
    renewal: (signed) => reached(verifier.verifyAndDecodeRenewalInfo(signed)),
  };
}

/**
 * Fetches as Apple's client does, but gives up: a request that nobody waits for any more must not
 * arrive later, when somebody else does something.
 */
const fetchInTime =
  (origin: () => string) =>
  (path: string, query: URLSearchParams, method: string, ...[body, headers]: Sent) =>
    fetch(`${origin()}${path}?${query}`, {
      ...{ method, headers, redirect: "error", signal: AbortSignal.timeout(PATIENCE) },
      ...(body !== undefined && { body: typeof body === "string" ? body : new Uint8Array(body) }),
    });
type Sent = [body: string | Buffer | undefined, headers: Record<string, string>];

/** Apple takes it only with the customer's consent. It asks for no preference: where we have none, it gets none. */
const consumptionOf = ({ delivered, consumed, sampled, prefersGrant }: InquiryAnswer) => ({
  ...{ customerConsented: true, sampleContentProvided: sampled, consumptionPercentage: consumed },
  deliveryStatus: delivered ? DeliveryStatus.DELIVERED : DeliveryStatus.UNDELIVERED_OTHER,
  ...(prefersGrant && { refundPreference: RefundPreference.GRANT_FULL }),
});

function unlessRefused(error: unknown): never {
  throw isRefused(error) ? new InquiryRefused(String(error)) : error;
}

/** @see https://developer.apple.com/documentation/appstoreserverapi/extend-a-subscription-renewal-date */
async function extend(
  client: AppStoreServerAPIClient,
  { ref, key, days }: ExtensionWish,
): Promise<void> {
  const wish = {
    ...{ extendByDays: days, requestIdentifier: key },
    extendReasonCode: ExtendReasonCode.CUSTOMER_SATISFACTION,
  };
  const said = await reached(client.extendSubscriptionRenewalDate(ref, wish)).catch(
    (error: unknown) => {
      throw isRefused(error) ? new ExtensionRefused(String(error)) : error;
    },
  );
  if (said.success !== true) throw new ExtensionRefused("App Store: not extended");
}

/** Too many requests, one that was too slow, and a key that doesn't count: no refusals for good. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Apple says to ask again. */
const RETRYABLE: ReadonlySet<number | null> = new Set([
  ...[APIError.ACCOUNT_NOT_FOUND_RETRYABLE, APIError.APP_NOT_FOUND_RETRYABLE],
  APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND_RETRYABLE,
]);

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof APIException)) return false;
  const { httpStatusCode: status, apiError } = cause;
  const isPassing = PASSING.has(status) || RETRYABLE.has(apiError ?? null);
  return status >= 400 && status < 500 && !isPassing;
}

/** Answers that say that there is nothing of this id. */
const NOTHING: ReadonlySet<number | null> = new Set([
  ...[APIError.ACCOUNT_NOT_FOUND, APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND],
  ...[APIError.TRANSACTION_ID_NOT_FOUND, APIError.INVALID_TRANSACTION_ID],
]);

async function known<T>(id: string, ask: () => Promise<T>): Promise<T | null> {
  if (!isTransactionId(id)) return null;
  return reached(
    ask().catch((error: unknown) => {
      if (error instanceof APIException && NOTHING.has(error.apiError ?? null)) return null;
      throw error;
    }),
  );
}

/**
 * Waits for an answer. Whatever goes wrong, nothing of it may reach the buyer as a mistake of
 * theirs: an answer that can't be verified is none.
 */
async function reached<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw new StoreUnreachable(`App Store: ${reasonOf(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof APIException
    ? `${error.httpStatusCode} ${error.apiError ?? ""}`
    : error instanceof Error
      ? `${error.name} ${error.message}`
      : String(error);
