import { createHash, randomBytes } from "node:crypto";
import { callbackPath } from "@kinora/contracts/hosted/callback-path";
import type { Database } from "@kinora/database/client";
import { postgresIntentLog } from "@kinora/database/hosted/postgres-intent-log";
import { keyOfOrder } from "@kinora/database/hosted/postgres-own-keys";
import { isPersonPaused } from "@kinora/database/hosted/postgres-policy-refusals";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { hostedGenerator } from "@kinora/domain/hosted/hosted-generator";
import type { FetchResult, HostedPorts } from "@kinora/domain/hosted/hosted-ports";
import type { PieceOrder } from "@kinora/domain/hosted/intent";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import { withoutKey } from "@kinora/domain/hosted/payer";
import type { Engines } from "../engines.ts";
import { composeFetchResult } from "./compose-fetch-result.ts";

export interface HostedEngines
  extends Pick<Engines, "providers" | "ownKeys" | "trustedOrigins" | "callbackUrl"> {
  /** Of tests, where nothing is to be opened. */
  readonly fetchResult?: FetchResult | undefined;
}

interface Around {
  readonly database: Database;
  readonly now: () => Date;
}

/** Services of others, and what makes results with them. */
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
    isPaused: (key) => isPersonPaused(database, key, now()),
    newToken: () => randomBytes(24).toString("base64url"),
    digest: (text) => createHash("sha256").update(text).digest("hex"),
    now,
  };
  // With a key of one's own alone.
  const others = ownKeys.services
    .filter((service) => !providers.some(({ name }) => name === service))
    .map((service) => withoutKey(service));
  return {
    /** What an order at a service passes through. */
    ports,
    generators: [...providers, ...others].map((provider) => hostedGenerator(provider, ports)),
    /** For an artifact of a job that orders several things, each with an id of its own. */
    generatorsFor: ({ jobId, artifact }: PieceOrder) => {
      const begin: IntentLog["begin"] = (intent) =>
        ports.intents.begin({ ...intent, forJob: jobId, artifact });
      const intents = { ...ports.intents, begin };
      const isPaused = () => ports.isPaused(jobId);
      return providers.map((provider) =>
        hostedGenerator(provider, { ...ports, intents, isPaused }),
      );
    },
  };
}

const callbackAddress =
  (base: string | null): HostedPorts["callbackOf"] =>
  (provider, key, token) =>
    base === null ? null : base + callbackPath(provider, key, token);
