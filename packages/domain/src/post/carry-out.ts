import type { PublicationStop } from "@kinora/contracts/publication/publication-vocabulary";
import {
  type OpenConnectionPorts,
  type OpenedConnection,
  openConnection,
} from "../connection/open-connection.ts";
import type { OrderedPublication } from "../publication/publication.ts";
import type {
  CommitOutcome,
  PublicationFailure,
  PublicationHandle,
  StandingQuestion,
} from "../publication/publishing-platform.ts";
import {
  afterAsk,
  afterCommit,
  afterFailure,
  afterPrepare,
  needsReconnect,
  notDone,
  onceLanded,
  type PublicationDecision,
} from "./decide-publication.ts";
import { callWithin, FAILURE_PAUSES, LOOK_EVERY, laterThan, RECONNECT_WITHIN } from "./patience.ts";
import type { PublicationRecord } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";

export interface CarryOutPorts extends OpenConnectionPorts {
  /** Stores what was decided, while the caller still owns the publication. */
  readonly commit: (record: PublicationRecord, decision: PublicationDecision) => Promise<void>;
  /**
   * Looks once more whether it may still be published, and stores that the irreversible call may
   * have been made; false when it may not, which is stored as well.
   */
  readonly arm: (record: PublicationRecord) => Promise<PublicationRecord | null>;
  /** Publishes it in our own feed, and stores that it is there. */
  readonly toFeed: (record: PublicationRecord) => Promise<void>;
  /** Returns it as its platform is told of it, or why that cannot be. */
  readonly publicationOf: (
    record: PublicationRecord,
  ) => Promise<OrderedPublication | PublicationStop>;
  readonly isAnothers: PublicationStore["isAnothers"];
  readonly openHandle: (record: PublicationRecord) => Promise<PublicationHandle | null>;
  /**
   * Makes the irreversible call with a signal that ends it: when another worker has taken over, and
   * at this time at the latest. Rejects when another worker already has.
   */
  readonly whileMine: <Said>(
    until: Date,
    call: (signal: AbortSignal) => Promise<Said>,
  ) => Promise<Said>;
  readonly now: () => Date;
}

type Open = Extract<OpenedConnection, { kind: "open" }>;

/** Does the next thing that is due for a publication, and stores what became of it. */
export async function carryOut(record: PublicationRecord, ports: CarryOutPorts): Promise<void> {
  const { platform, userId, accountId } = record;
  if (platform === "kinora") return ports.toFeed(record);
  const account = { platform, userId, accountId };
  return carryOutThere(record, account, waitingFrom(ports.now(), ports));
}

/**
 * Whoever connects the account while a call is on its way comes after what the call was made with:
 * it is waited for since before the call.
 */
const waitingFrom = (began: Date, ports: CarryOutPorts): CarryOutPorts => ({
  ...ports,
  commit: (record, { patch, ...decision }) =>
    ports.commit(record, {
      ...decision,
      patch: patch.waitsSince ? { ...patch, waitsSince: record.waitsSince ?? began } : patch,
    }),
});

async function carryOutThere(
  record: PublicationRecord,
  account: Parameters<typeof openConnection>[1],
  ports: CarryOutPorts,
): Promise<void> {
  if (record.stage === "needs_reconnect") {
    const decision = (await isBack(record, ports)) ? resumed : stillWaiting;
    return ports.commit(record, decision(record, ports.now()));
  }
  const opened = await openConnection(ports, account, { refused: null, now: ports.now });
  if (opened.kind !== "open") {
    const decision = withoutAccount(record, opened.kind, ports.now());
    return ports.commit(record, onceLanded(record, decision, ports.now()));
  }
  const steps = { prepare, ready, armed };
  await steps[record.step](record, opened, ports);
}

async function prepare(record: PublicationRecord, opened: Open, ports: CarryOutPorts) {
  const publication = await ports.publicationOf(record);
  if (typeof publication === "string")
    return ports.commit(record, stopped(record, publication, ports.now()));
  const handle = await ports.openHandle(record);
  // The secret that opened it is gone: what it began cannot be continued.
  if (handle === null && record.sealedHandle !== null && record.isUncertain)
    return ports.commit(record, stopped(record, "tries_over", ports.now()));
  const { platform, connection } = opened;
  if (record.dueAt !== null && handle === null) {
    // Ordered long ago: what applies to the account may have changed, and there is still time.
    const asked = await platform.preflight(connection);
    if (asked.kind === "failed")
      return settle(record, afterFailure(record, asked.failure, ports.now()), opened, ports);
  }
  const said = await platform.prepare({ connection, publication }, handle);
  await settle(record, afterPrepare(record, said, ports.now()), opened, ports);
}

async function ready(record: PublicationRecord, opened: Open, ports: CarryOutPorts) {
  const publication = await ports.publicationOf(record);
  const handle = await ports.openHandle(record);
  if (typeof publication === "string")
    return ports.commit(record, stopped(record, publication, ports.now()));
  // Prepared anew, where that is possible: nothing was committed with it.
  if (handle === null)
    return ports.commit(record, { patch: { step: "prepare", nextAt: null }, told: null });
  const mine = await ports.arm(record);
  if (!mine) return;
  const until = new Date((mine.armedAt ?? ports.now()).getTime() + callWithin(record.platform));
  // It stood still in between: what was armed is only asked about, as by whoever took over.
  if (ports.now() >= until) return;
  const { platform, connection } = opened;
  const order = { connection, publication };
  const said = await ports.whileMine(until, (signal) => platform.commit(order, handle, signal));
  const known =
    said.kind === "done" && said.post.url === null
      ? await linked(said, opened.platform, { connection, handle, ...asking(mine, ports) })
      : said;
  await settle(mine, afterCommit(mine, known, ports.now()), opened, ports);
}

type Done = Extract<CommitOutcome, { kind: "done" }>;

/** Where a platform does not say where a post is when it takes it, it is asked once. */
async function linked(said: Done, platform: Open["platform"], question: StandingQuestion) {
  const asked = await platform.ask(question);
  return asked.kind === "done" ? asked : said;
}

const asking = (record: PublicationRecord, { isAnothers }: CarryOutPorts) => ({
  isAnothers: (postId: string) => isAnothers(record, postId),
});

async function armed(record: PublicationRecord, opened: Open, ports: CarryOutPorts) {
  const handle = await ports.openHandle(record);
  if (handle === null) {
    const decision = stopped(record, "tries_over", ports.now());
    return ports.commit(record, onceLanded(record, decision, ports.now()));
  }
  const said = await opened.platform.ask({
    ...{ connection: opened.connection, handle },
    ...asking(record, ports),
  });
  await settle(record, afterAsk(record, said, ports.now()), opened, ports);
}

/** Times in a row that a refused token is renewed before its person is asked to sign in again. */
const RENEWALS = 3;

/** Other failures since the last one, such as those of asking, are none of renewing. */
const renewalsOf = ({ failures, trouble }: PublicationRecord): number =>
  trouble?.class === "reauth" ? failures : 0;

/** Stores a decision; where the platform refused the token, it is renewed before anybody is asked. */
async function settle(
  record: PublicationRecord,
  decision: PublicationDecision,
  { connection, sealed }: Open,
  ports: CarryOutPorts,
): Promise<void> {
  const { patch } = decision;
  const isRefused = patch.stage === "needs_reconnect" && patch.trouble?.class === "reauth";
  if (!isRefused || renewalsOf(record) >= RENEWALS) return ports.commit(record, decision);
  const account = { ...connection, userId: record.userId, platform: connection.platform };
  const again = await openConnection(ports, account, { refused: sealed, now: ports.now });
  if (again.kind !== "open" && again.kind !== "later") return ports.commit(record, decision);
  const failures = record.failures + 1;
  const pause =
    again.kind === "open" ? null : laterBy(FAILURE_PAUSES[record.failures], ports.now());
  await ports.commit(record, {
    ...decision,
    patch: { ...patch, stage: record.stage, waitsSince: null, failures, nextAt: pause },
    told: null,
  });
}

const laterBy = (milliseconds = LOOK_EVERY, now: Date): Date =>
  new Date(now.getTime() + milliseconds);

/** Returns whether the account was connected again since. */
async function isBack(
  { platform, userId, accountId, waitsSince }: PublicationRecord,
  { connections }: CarryOutPorts,
): Promise<boolean> {
  if (platform === "kinora") return true;
  const found = await connections.findAccount({ platform, userId, accountId });
  if (!found || found.state === "revoked" || found.state === "needs_reauth") return false;
  return waitsSince === null || found.connectedAt > waitsSince;
}

/** What was waited for does not count as time that it took. */
const resumed = ({ dueAt }: PublicationRecord, now: Date): PublicationDecision => ({
  patch: {
    stage: dueAt !== null && now < dueAt ? "scheduled" : "publishing",
    ...{ waitsSince: null, stepAt: now, failures: 0 },
    ...{ nextAt: null, trouble: null },
  },
  told: null,
});

function stillWaiting(record: PublicationRecord, now: Date): PublicationDecision {
  const since = record.waitsSince ?? now;
  if (now.getTime() - since.getTime() > RECONNECT_WITHIN)
    return stopped(record, "never_reconnected", now);
  return { patch: { nextAt: laterThan({ stepAt: since }, LOOK_EVERY, now) }, told: null };
}

const REAUTH: PublicationFailure = {
  ...{ class: "reauth", code: "token_refused", platformCode: null, retryAt: null },
};
const AWAY: PublicationFailure = {
  ...{ class: "retry", code: "unreachable", platformCode: null, retryAt: null },
};

function withoutAccount(
  record: PublicationRecord,
  why: Exclude<OpenedConnection["kind"], "open">,
  now: Date,
): PublicationDecision {
  switch (why) {
    case "needs reauth":
      return needsReconnect(record, REAUTH, now);
    case "disconnected":
      return stopped(record, "connection_gone", now);
    case "not set up":
      return stopped(record, "not_set_up", now);
    case "later":
      return record.step === "armed"
        ? afterAsk(record, { kind: "unknown", failure: AWAY }, now)
        : afterFailure(record, AWAY, now);
  }
}

/** Ends it here; when it may be there, its owner is asked. */
export const stopped = (
  record: Pick<PublicationRecord, "isUncertain" | "step">,
  code: PublicationStop,
  now: Date,
): PublicationDecision =>
  notDone(
    { isUncertain: record.isUncertain || record.step === "armed" },
    { class: null, code, platformCode: null },
    now,
  );
