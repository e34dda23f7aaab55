import type { ConnectOffer } from "@kinora/contracts/connection/connection";
import type {
  OuterPlatform,
  SignInFlavour,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { RecordEvent } from "../event/domain-event.ts";
import type { Sealer } from "../hosted/service-keys.ts";
import type { JobQueue } from "../job/job-queue.ts";
import type { OfferedAccount } from "../publication/platform-connection.ts";
import type { PublicationFailure, PublishingPlatform } from "../publication/publishing-platform.ts";
import { Refusal } from "../refusal.ts";
import type { SecurityLog } from "../security/security-log.ts";
import type { ConnectionStore, NewConnection } from "./connection-store.ts";
import { ATTEMPT } from "./end-offers.ts";
import { refuseManyAccounts } from "./refuse-many-accounts.ts";
import { readTokens, sealTokens } from "./sealed-tokens.ts";
import { standingOf } from "./token-standing.ts";

export interface ConnectStores {
  readonly connections: Pick<
    ConnectionStore,
    "takeOffer" | "forgetOffers" | "lockPlan" | "list" | "keep" | "revoke"
  >;
  readonly publications: {
    /** Lets those that wait for an account look at once; returns their ids. */
    lookNow(
      account: Pick<NewConnection, "userId" | "platform" | "accountId">,
    ): Promise<readonly string[]>;
  };
  readonly queue: Pick<JobQueue, "wake">;
  readonly record: RecordEvent;
}

export interface ConnectPorts {
  readonly platforms: readonly PublishingPlatform[];
  /** Null when nothing can be sealed here. */
  readonly sealer: Sealer | null;
  readonly connections: ConnectionStore;
  readonly transact: <T>(work: (stores: ConnectStores) => Promise<T>) => Promise<T>;
  /** The only address that platforms send people back to. */
  readonly redirectUri: string;
  readonly newId: () => string;
  /** Returns 256 random bits as a text of URLs. */
  readonly newSecret: () => string;
  readonly digest: (text: string) => string;
  readonly security: Pick<SecurityLog, "record">;
}

interface Way {
  readonly platform: OuterPlatform;
  readonly flavour: SignInFlavour;
}

const soon = (now: Date) => new Date(now.getTime() + ATTEMPT);
const attemptPurpose = (id: string) => `verifier of ${id}`;
const offerPurpose = (id: string) => `accounts offered as ${id}`;

/**
 * Returns the platform's page on which somebody agrees.
 *
 * @throws Refusal PLATFORM_NOT_SET_UP, KEYS_NOT_TAKEN
 */
export async function beginConnecting(
  ports: ConnectPorts,
  { userId, ...way }: Way & { readonly userId: string },
  now: Date,
): Promise<string> {
  const { connections, digest, newSecret, redirectUri } = ports;
  const platform = platformOf(ports, way);
  const sealer = sealerOf(ports);
  const [state, verifier] = [newSecret(), newSecret()];
  const id = digest(state);
  const sealed = await sealer.seal(verifier, attemptPurpose(id));
  await connections.begin({ ...way, id, userId, sealed, expiresAt: soon(now) });
  return platform.addressOf({ redirectUri, state, verifier });
}

export interface ReturnedAccounts {
  readonly platform: OuterPlatform;
  /** Null when there is nothing to choose. */
  readonly offerId: ConnectOffer["id"];
  readonly accounts: readonly OfferedAccount[];
  readonly failure: PublicationFailure | null;
}

/**
 * Exchanges what somebody returned with for the accounts that they may choose. What is wrong with
 * it is not told: it was not begun by this person, was used before, or is too old.
 *
 * @throws Refusal CONNECTING_ENDED, PLATFORM_NOT_SET_UP, KEYS_NOT_TAKEN
 */
export async function returnFromPlatform(
  ports: ConnectPorts,
  {
    userId,
    state,
    code,
  }: { readonly userId: string; readonly state: string; readonly code: string },
  now: Date,
): Promise<ReturnedAccounts> {
  const { connections, digest, newId, redirectUri } = ports;
  const sealer = sealerOf(ports);
  const attempt = await connections.takeAttempt(digest(state), userId, now);
  const verifier = attempt && (await sealer.open(attempt.sealed, attemptPurpose(attempt.id)));
  if (!attempt || verifier === null) throw new Refusal("CONNECTING_ENDED");
  const platform = platformOf(ports, attempt);
  const said = await platform.connect({ redirectUri, verifier, code });
  const common = { platform: attempt.platform, offerId: null };
  if (said.kind === "failed") return { ...common, accounts: [], failure: said.failure };
  const { accounts } = said;
  const choosable = accounts.filter(({ tokens }) => tokens !== null);
  if (choosable.length === 0) return { ...common, accounts, failure: null };
  const id = newId();
  const sealed = await sealer.seal(JSON.stringify(choosable), offerPurpose(id));
  await connections.offer({ id, userId, sealed, expiresAt: soon(now) });
  return { ...common, offerId: id, accounts, failure: null };
}

/**
 * Connects chosen accounts. One that was connected before is the same connection. Whoever chose
 * more than their plan allows can choose again.
 *
 * @throws Refusal CONNECTING_ENDED, ACCOUNT_NOT_OFFERED, CONNECTIONS_FULL, KEYS_NOT_TAKEN
 */
export async function chooseAccounts(
  ports: ConnectPorts,
  chosen: {
    readonly userId: string;
    readonly offerId: string;
    readonly accountIds: readonly string[];
  },
  now: Date,
): Promise<void> {
  const { userId, offerId } = chosen;
  const sealer = sealerOf(ports);
  const kept = await ports.transact(async ({ connections, publications, queue, record }) => {
    const offer = await connections.takeOffer(offerId, userId, now);
    const text = offer && (await sealer.open(offer.sealed, offerPurpose(offer.id)));
    if (text === null) throw new Refusal("CONNECTING_ENDED");
    const offered: readonly OfferedAccount[] = JSON.parse(text);
    const accounts = [...new Set(chosen.accountIds)].map((accountId) => {
      const account = offered.find((one) => one.accountId === accountId);
      if (!account?.tokens) throw new Refusal("ACCOUNT_NOT_OFFERED");
      return { ...account, tokens: readTokens(JSON.parse(JSON.stringify(account.tokens))) };
    });
    await refuseManyAccounts(connections, userId, accounts);
    for (const { tokens, unconnectable: _, ...account } of accounts) {
      const sealed = await sealTokens(sealer, { ...account, userId }, tokens);
      const one = { ...account, ...standingOf(tokens, now), sealed, id: ports.newId(), userId };
      const subjectId = await connections.keep(one, now);
      await record({ type: "connection.kept", subjectId, userId, payload: {} });
      // What waited for this account goes on.
      for (const id of await publications.lookNow({ ...account, userId }))
        await queue.wake({ noun: "publication", id });
    }
    return accounts;
  });
  for (const { platform } of kept)
    ports.security.record({ event: "platform-connected", userId, service: platform });
}

function platformOf({ platforms }: Pick<ConnectPorts, "platforms">, way: Way): PublishingPlatform {
  const platform = platforms.find(
    (one) => one.platform === way.platform && one.flavour === way.flavour,
  );
  if (!platform) throw new Refusal("PLATFORM_NOT_SET_UP");
  return platform;
}

function sealerOf({ sealer }: Pick<ConnectPorts, "sealer">): Sealer {
  if (!sealer) throw new Refusal("KEYS_NOT_TAKEN");
  return sealer;
}
