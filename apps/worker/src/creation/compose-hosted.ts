import { createHash, randomBytes } from "node:crypto";
import { callbackPath } from "@kinora/contracts/hosted/callback-path";
import type { Database } from "@kinora/database/client";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { forgetContents, forgetFiles } from "@kinora/database/hosted/keep-files";
import { postgresIntentLog } from "@kinora/database/hosted/postgres-intent-log";
import { forgetModelCalls } from "@kinora/database/hosted/postgres-model-calls";
import {
  forgetPolicyRefusals,
  isPersonPaused,
} from "@kinora/database/hosted/postgres-policy-refusals";
import {
  forgetMinutes,
  postgresServiceHealth,
} from "@kinora/database/hosted/postgres-service-health";
import { releaseUnsent } from "@kinora/database/hosted/release-unsent";
import { transact } from "@kinora/database/transact";
import { closeLeftLines } from "@kinora/domain/hosted/ask-for-line";
import { deliverLate } from "@kinora/domain/hosted/deliver-late";
import { hostedGenerator } from "@kinora/domain/hosted/hosted-generator";
import type { FetchResult, HostedPorts } from "@kinora/domain/hosted/hosted-ports";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import { probeServices } from "@kinora/domain/hosted/service-health";
import type { MediaStore } from "@kinora/domain/media/media-store";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import { before, DAY, HOUR, MINUTE } from "../clock/spans.ts";
import type { Engines } from "../engines.ts";
import { composeFetchResult } from "./compose-fetch-result.ts";
import { lookAfterOrders } from "./look-after-orders.ts";
import { orderOfCreation } from "./order-of-creation.ts";

/** Orders looked after in one go; the rest waits for the next. */
const ORDERS_LOOKED_AFTER = 100;

export interface HostedEngines
  extends Pick<
    Engines,
    "providers" | "speakers" | "asking" | "trustedOrigins" | "callbackUrl" | "probe"
  > {
  /** Of tests, where nothing is to be opened. */
  readonly fetchResult?: FetchResult | undefined;
}

interface Around {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly media: Pick<MediaStore, "fetch">;
  readonly scratch: string;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

/** Services of others: what makes results with them, and what is left of orders that nobody waits for. */
export function composeHosted(
  { database, boss, media, scratch, now, log }: Around,
  { providers, speakers, asking, trustedOrigins, callbackUrl, probe, fetchResult }: HostedEngines,
) {
  const health = postgresServiceHealth(database);
  const ports: HostedPorts = {
    intents: postgresIntentLog(database),
    noteSign: (provider, sign) => health.note(provider, sign, now()),
    fetchResult: fetchResult ?? composeFetchResult(trustedOrigins),
    callbackOf: callbackAddress(callbackUrl),
    isPaused: (key) => isPersonPaused(database, key, now()),
    newToken: () => randomBytes(24).toString("base64url"),
    digest: (text) => createHash("sha256").update(text).digest("hex"),
    now,
  };
  const creations = postgresCreationStore(database);
  const lookAfter = () =>
    lookAfterOrders({
      ...ports,
      providers,
      findLeft: () => ports.intents.findLeft(ORDERS_LOOKED_AFTER, now()),
      orderOf: (id) => orderOfCreation(id, { creations, media, scratch }),
      deliver: (key, creationId) =>
        transact(database, boss, (stores) =>
          deliverLate({ key, creationId, jobId: newId(), now: now() }, stores),
        ),
      log,
    });
  const isAnybodyThere = providers.length > 0 || speakers.length > 0 || asking !== null;
  return {
    generators: providers.map((provider) => hostedGenerator(provider, ports)),
    /** For a job that orders several things, each with an id of its own. */
    generatorsFor: (jobId: string) => {
      const begin: IntentLog["begin"] = (intent) =>
        ports.intents.begin({ ...intent, forJob: jobId });
      const intents = { ...ports.intents, begin };
      const isPaused = () => ports.isPaused(jobId);
      return providers.map((provider) =>
        hostedGenerator(provider, { ...ports, intents, isPaused }),
      );
    },
    clockTasks: !isAnybodyThere
      ? []
      : [
          { name: "look after orders elsewhere", every: MINUTE, run: lookAfter },
          {
            name: "close lines that nobody waits for",
            every: MINUTE,
            run: () => closeLeftLines(ports),
          },
          {
            name: "give up what is set aside for nothing",
            every: MINUTE,
            run: () => releaseUnsent(database),
          },
          {
            name: "ask services that are away",
            every: MINUTE,
            run: () => probeServices({ health, probe, now }),
          },
          {
            name: "forget how services did",
            every: HOUR,
            run: () => forgetMinutes(database, before(now(), 25 * HOUR)),
          },
          {
            name: "forget refusals of others",
            every: HOUR,
            run: () => forgetPolicyRefusals(database, before(now(), DAY)),
          },
          {
            name: "forget calls of language models",
            every: HOUR,
            run: () => forgetModelCalls(database, before(now(), DAY)),
          },
          {
            name: "forget where results of others lie",
            every: HOUR,
            run: () => forgetFiles(database, before(now(), 3 * DAY)),
          },
          {
            name: "forget results that answers brought",
            every: HOUR,
            run: () => forgetContents(database, before(now(), 2 * HOUR)),
          },
        ],
  };
}

const callbackAddress =
  (base: string | null): HostedPorts["callbackOf"] =>
  (provider, key, token) =>
    base === null ? null : base + callbackPath(provider, key, token);
