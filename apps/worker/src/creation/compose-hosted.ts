import { createHash, randomBytes } from "node:crypto";
import type { Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { callbackPath } from "@kinora/contracts/hosted/callback-path";
import type { Database } from "@kinora/database/client";
import { beginInTurn, type TurnRules } from "@kinora/database/hosted/begin-in-turn";
import { postgresIntentLog } from "@kinora/database/hosted/postgres-intent-log";
import { keyOfOrder } from "@kinora/database/hosted/postgres-own-keys";
import { refusalsLeftOf } from "@kinora/database/hosted/postgres-policy-refusals";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { OrderFailed } from "@kinora/domain/generation/order-failed";
import { hostedGenerator } from "@kinora/domain/hosted/hosted-generator";
import type { FetchResult, HostedPorts } from "@kinora/domain/hosted/hosted-ports";
import type { NewIntent, PieceOrder } from "@kinora/domain/hosted/intent";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import { withoutKey } from "@kinora/domain/hosted/payer";
import { askForTurnAt, type ServiceLimits } from "@kinora/domain/hosted/service-limits";
import type { Engines } from "../engines.ts";
import { Waits } from "../job/interruption.ts";
import { composeFetchResult } from "./compose-fetch-result.ts";

export interface HostedEngines
  extends Pick<
    Engines,
    "providers" | "ownKeys" | "serviceLimits" | "trustedOrigins" | "callbackUrl"
  > {
  /** Set by tests that must not open files. */
  readonly fetchResult?: FetchResult | undefined;
}

interface Around {
  readonly database: Database;
  readonly now: () => Date;
}

/** Builds the generators of external services and their ports. */
export function composeHosted(
  { database, now }: Around,
  { providers, ownKeys, serviceLimits, trustedOrigins, callbackUrl, fetchResult }: HostedEngines,
) {
  const health = postgresServiceHealth(database);
  const begin = openTurns({ database, now }, serviceLimits);
  const ports: HostedPorts = {
    intents: { ...postgresIntentLog(database), begin: (intent) => begin(intent, null) },
    noteSign: (provider, sign) => health.note(provider, sign, now()),
    fetchResult: fetchResult ?? composeFetchResult(trustedOrigins),
    callbackOf: callbackAddress(callbackUrl),
    keyOf: (key) => keyOfOrder(database, key),
    withKeyOf: ownKeys.withKeyOf,
    refusalsLeft: (key) => refusalsLeftOf(database, key, now()),
    newToken: () => randomBytes(24).toString("base64url"),
    digest: (text) => createHash("sha256").update(text).digest("hex"),
    now,
  };
  // Services available only with a user's own key.
  const others = ownKeys.services
    .filter((service) => !providers.some(({ name }) => name === service))
    .map((service) => withoutKey(service));
  return {
    /** Ports that every order at a service uses. */
    ports,
    generators: [...providers, ...others].map((provider) => hostedGenerator(provider, ports)),
    /** Begins the order of a story's line; false also when it waited too long for its turn. */
    beginLine: (intent: NewIntent) => begin(intent, null).catch(falseWhenLate),
    /**
     * Returns the generators for one artifact of a job that places several orders, each with its
     * own id. One beyond the limit of its person waits for its turn.
     */
    generatorsFor: ({ jobId, artifact }: PieceOrder) => {
      const ofTier = (tier: Tier) => ENTITLEMENTS[tier].hosted;
      const beginPiece: IntentLog["begin"] = (intent) =>
        begin({ ...intent, forJob: jobId, artifact }, ofTier);
      const intents = { ...ports.intents, begin: beginPiece };
      const refusalsLeft = () => ports.refusalsLeft(jobId);
      return providers.map((provider) =>
        hostedGenerator(provider, { ...ports, intents, refusalsLeft }),
      );
    },
  };
}

/**
 * Begins orders in turn. Throws Waits when it is not an order's turn, and OrderFailed once it has
 * waited too long.
 */
function openTurns({ database, now }: Around, limits: ServiceLimits) {
  return async (intent: NewIntent, ofTier: TurnRules["ofTier"]): Promise<boolean> => {
    const atOnce = limits(intent.provider);
    const begun = await beginInTurn(database, intent, { atOnce, ofTier, now: now() });
    if (typeof begun === "boolean") return begun;
    if (begun.until !== null && begun.until <= now()) throw new OrderFailed("timeout");
    throw new Waits(askForTurnAt(begun, atOnce, now()), begun.ahead);
  };
}

function falseWhenLate(error: unknown): false {
  if (error instanceof OrderFailed) return false;
  throw error;
}

const callbackAddress =
  (base: string | null): HostedPorts["callbackOf"] =>
  (provider, key, token) =>
    base === null ? null : base + callbackPath(provider, key, token);
