import type { RecordEvent } from "../event/domain-event.ts";
import type { PlatformNotice, PublishingPlatform } from "../publication/publishing-platform.ts";
import type { SecurityLog } from "../security/security-log.ts";
import type { ConnectionStore, PersonThere, StoredConnection } from "./connection-store.ts";
import { endOffers } from "./end-offers.ts";

interface LeavingStores {
  readonly connections: Pick<
    ConnectionStore,
    "lockOfPerson" | "revoke" | "forgetOffers" | "forgetPerson" | "noteDeletion"
  >;
  readonly record: RecordEvent;
}

export interface LeavingPorts {
  readonly platforms: readonly PublishingPlatform[];
  readonly transact: <T>(work: (stores: LeavingStores) => Promise<T>) => Promise<T>;
  readonly digest: (text: string) => string;
  /** Returns a text that nobody can guess, of letters and digits. */
  readonly newCode: () => string;
  readonly security: Pick<SecurityLog, "record">;
}

/** A genuine callback, and the platform that it is from. */
export interface Leaving {
  readonly from: Pick<PublishingPlatform, "platform" | "flavour">;
  readonly notice: PlatformNotice;
}

/**
 * Ends what somebody took back at a platform: their tokens are forgotten, and they are told. What
 * they agreed to since is none of it, so the same callback again does nothing.
 */
export async function heedLeaving(ports: LeavingPorts, leaving: Leaving, now: Date): Promise<void> {
  const ended = await ports.transact(async (stores) => {
    const theirs = await stores.connections.lockOfPerson(personOf(ports, leaving));
    return end(theirs, leaving, [stores, now]);
  });
  tell(ended, ports);
}

/**
 * Deletes what we know of somebody from a platform, and ends it. The account's id stays where posts
 * refer to it: without it the same could be posted there again.
 *
 * @param request as it arrived; when it comes again it has the same answer
 * @returns the code by which it is looked up
 */
export async function heedDeletion(
  ports: LeavingPorts,
  { request, ...leaving }: Leaving & { readonly request: string },
  now: Date,
): Promise<string> {
  const [ended, code] = await ports.transact(async (stores) => {
    const { connections } = stores;
    const theirs = await connections.lockOfPerson(personOf(ports, leaving));
    const deletion = {
      ...{ code: ports.newCode(), requestDigest: ports.digest(request) },
      platform: leaving.from.platform,
    };
    const noted = await connections.noteDeletion(deletion, now);
    const done = await end(theirs, leaving, [stores, now]);
    await connections.forgetPerson(theirs.map(({ id }) => id));
    return [done, noted] as const;
  });
  tell(ended, ports);
  return code;
}

/** A person of Facebook's app has Instagram accounts too. */
function personOf({ platforms }: LeavingPorts, { from, notice }: Leaving): PersonThere {
  const own = platforms.filter(({ flavour }) => flavour === from.flavour);
  const isShared = from.flavour !== "platform";
  const names = isShared ? own.map(({ platform }) => platform) : [from.platform];
  const { personId, at } = notice;
  return { flavour: from.flavour, platforms: names, personId, before: at };
}

async function end(
  theirs: readonly StoredConnection[],
  { notice }: Pick<Leaving, "notice">,
  [{ connections, record }, now]: readonly [LeavingStores, Date],
): Promise<readonly StoredConnection[]> {
  const userIds = theirs.map(({ userId }) => userId);
  await endOffers(connections, userIds, notice.at);
  const ended = theirs.filter(({ state }) => state !== "revoked");
  await connections.revoke(
    ended.map(({ id }) => id),
    now,
  );
  const at = now.toISOString();
  for (const { id, userId, platform } of ended)
    await record({ type: "connection.left", subjectId: id, userId, payload: { platform, at } });
  return ended;
}

function tell(ended: readonly StoredConnection[], { security }: LeavingPorts): void {
  for (const { userId, platform } of ended)
    security.record({ event: "platform-disconnected", userId, service: platform });
}
