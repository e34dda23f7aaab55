import { createHash, randomBytes } from "node:crypto";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { callbackPath } from "@kinora/contracts/hosted/callback-path";
import type { Database } from "@kinora/database/client";
import { beginPiece } from "@kinora/database/hosted/begin-piece";
import { postgresIntentLog } from "@kinora/database/hosted/postgres-intent-log";
import { keyOfOrder } from "@kinora/database/hosted/postgres-own-keys";
import { refusalsLeftOf } from "@kinora/database/hosted/postgres-policy-refusals";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { hostedGenerator } from "@kinora/domain/hosted/hosted-generator";
import type { FetchResult, HostedPorts } from "@kinora/domain/hosted/hosted-ports";
import type { PieceOrder } from "@kinora/domain/hosted/intent";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import { withoutKey } from "@kinora/domain/hosted/payer";
import type { Engines } from "../engines.ts";
import { Waits } from "../job/interruption.ts";
import { composeFetchResult } from "./compose-fetch-result.ts";

/** Milliseconds until a piece tries again to get its turn. */
const NEXT_TURN = 15_000;

export interface HostedEngines
  extends Pick<Engines, "providers" | "ownKeys" | "trustedOrigins" | "callbackUrl"> {
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
  { providers, ownKeys, trustedOrigins, callbackUrl, fetchResult }: HostedEngines,
) {
  const health = postgresServiceHealth(database);
  const ports: HostedPorts = {
    intents: postgresIntentLog(database),
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
    /**
     * Returns the generators for one artifact of a job that places several orders, each with its
     * own id. One beyond the limit of its person waits for its turn.
     */
    generatorsFor: ({ jobId, artifact }: PieceOrder) => {
      const begin: IntentLog["begin"] = async (intent) => {
        const piece = { ...intent, forJob: jobId, artifact };
        const begun = await beginPiece(database, piece, (tier) => ENTITLEMENTS[tier].hosted);
        if (begun === null) throw new Waits(new Date(now().getTime() + NEXT_TURN));
        return begun;
      };
      const intents = { ...ports.intents, begin };
      const refusalsLeft = () => ports.refusalsLeft(jobId);
      return providers.map((provider) =>
        hostedGenerator(provider, { ...ports, intents, refusalsLeft }),
      );
    },
  };
}

const callbackAddress =
  (base: string | null): HostedPorts["callbackOf"] =>
  (provider, key, token) =>
    base === null ? null : base + callbackPath(provider, key, token);
