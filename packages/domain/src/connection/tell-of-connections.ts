import type { NewNotification, NotificationStore } from "../notification/notification-store.ts";
import { type NotifyStores, notify } from "../notification/notify.ts";
import type { ConnectionStore, TroubledConnection } from "./connection-store.ts";

interface TellingStores extends NotifyStores {
  readonly notifications: NotifyStores["notifications"] & Pick<NotificationStore, "endAwaiting">;
  readonly connections: Pick<ConnectionStore, "lockTroubled" | "noteTold">;
}

export interface ConnectionTellingPorts {
  readonly connections: Pick<ConnectionStore, "ownersToTell">;
  readonly transact: <T>(work: (stores: TellingStores) => Promise<T>) => Promise<T>;
}

const DAY = 24 * 3_600_000;
/** Milliseconds for which a warning is shown when nothing is done. */
const STAYS = 14 * DAY;
/** Longer than until the next one, so that there is no time without. */
const DIGEST_STAYS = DAY + DAY / 8;
/** People of one run. */
const MOST = 500;

/** Key of what a warning waits for: that its account is connected again, or disconnected. */
export const connectionAgain = (id: string): string => `connection:${id}`;

/**
 * Tells people of accounts that end, and of those that ended: of each once, then once a day how
 * many wait. What was told is stored in the same transaction.
 */
export async function tellOfConnections(
  { connections, transact }: ConnectionTellingPorts,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY);
  for (const userId of await connections.ownersToTell(since, MOST))
    await transact((stores) => tellOwner(userId, stores, now));
}

async function tellOwner(userId: string, stores: TellingStores, now: Date): Promise<void> {
  const troubled = await stores.connections.lockTroubled(userId);
  const fresh = troubled.filter(({ told, state }) => told?.state !== state);
  const waiting = troubled.filter((one) => !fresh.includes(one));
  const isDue = waiting.some(({ told }) => told && now.getTime() - told.at.getTime() >= DAY);
  for (const one of fresh) await notify(stores, warning(one, now));
  if (isDue) {
    // Yesterday's is about fewer days, and perhaps about others.
    await stores.notifications.endAwaiting(connectionsWaiting(userId), now);
    await notify(stores, digest(userId, waiting.length, now));
  }
  await stores.connections.noteTold(isDue ? troubled : fresh, now);
}

type Told = "userId" | "message" | "dedupeKey" | "waitsFor" | "expiresAt";

const common = (createdAt: Date): Omit<NewNotification, Told> => ({
  ...{ kind: "action", topic: null, href: "/settings/social-platforms", action: "open" },
  ...{ creationId: null, createdAt },
});

const warning = (one: TroubledConnection, now: Date): NewNotification => ({
  ...{ ...common(now), userId: one.userId, message: messageOf(one) },
  dedupeKey: `connection:${one.id}:${one.state}:${now.toISOString()}`,
  ...{ waitsFor: connectionAgain(one.id), expiresAt: new Date(now.getTime() + STAYS) },
});

function messageOf({ state, platform, endsAt }: TroubledConnection) {
  return state === "expiring" && endsAt
    ? ({ code: "connection.expiring", params: { platform, until: endsAt.toISOString() } } as const)
    : ({ code: "connection.ended", params: { platform } } as const);
}

const digest = (userId: string, count: number, now: Date): NewNotification => ({
  ...{ ...common(now), userId, message: { code: "connection.waiting", params: { count } } },
  ...{
    dedupeKey: `connections-waiting:${now.toISOString()}`,
    waitsFor: connectionsWaiting(userId),
  },
  expiresAt: new Date(now.getTime() + DIGEST_STAYS),
});

/** Key of what the daily digest waits for. */
export const connectionsWaiting = (userId: string): string => `connections:${userId}`;
