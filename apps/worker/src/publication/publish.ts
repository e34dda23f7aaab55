import type { PublicationStop } from "@kinora/contracts/publication/publication-vocabulary";
import type { Job } from "@kinora/domain/job/job";
import type { EndJob } from "@kinora/domain/job/job-steps";
import type { Publisher } from "@kinora/domain/post/arm-publication";
import { buildPublication, hasFile, isOuter, markOf } from "@kinora/domain/post/build-publication";
import { type CarryOutPorts, carryOut, stopped } from "@kinora/domain/post/carry-out";
import { type PublicationDecision, paused } from "@kinora/domain/post/decide-publication";
import { held, mayWait } from "@kinora/domain/post/held-post";
import { LOOK_EVERY } from "@kinora/domain/post/patience";
import type { PublicationPatch, PublicationRecord } from "@kinora/domain/post/publication-record";
import { PUBLISH } from "@kinora/domain/post/publish-job";
import type { FeedStores } from "@kinora/domain/post/publish-to-feed";
import { openHandle, sealHandle } from "@kinora/domain/post/sealed-handle";
import { type SettleWorkStores, settleWork } from "@kinora/domain/post/settle-work";
import {
  isSettled,
  type PublicationDecisionStores,
  storeDecision,
} from "@kinora/domain/post/store-decision";
import { restOf, turnOf } from "@kinora/domain/post/turn-of";
import type { OrderedPublication } from "@kinora/domain/publication/publication";
import { MINUTE } from "../clock/spans.ts";
import { Waits } from "../job/interruption.ts";
import { defineJob, type JobKind, type OpenWork } from "../job/job-kind.ts";
import type { Retrying } from "../retry-while.ts";
import { type FilePorts, findFile, openFile } from "./file-of.ts";
import { whileMine } from "./while-mine.ts";

/** Scope of one commit. */
export interface PublishEffect {
  readonly stores: PublicationDecisionStores & FeedStores & SettleWorkStores;
  /** The current record, locked. */
  readonly publication: PublicationRecord;
  /** Reads its person in the same transaction. */
  readonly publisher: () => Promise<Publisher | null>;
  readonly endJob: EndJob;
}

export interface PublishPorts
  extends Pick<CarryOutPorts, "platforms" | "sealer" | "connections" | "isAnothers" | "now">,
    FilePorts {
  readonly find: (id: string) => Promise<PublicationRecord | null>;
  /** Commits while the attempt owns the job. Throws ClaimLost. */
  readonly commit: (job: Job, effect: (scope: PublishEffect) => Promise<void>) => Promise<void>;
  /** Ends a job whose publication is gone. */
  readonly drop: (job: Job) => Promise<void>;
  /** Why it may not be published now; read in the transaction that arms it. */
  readonly obstacle: (scope: PublishEffect) => Promise<PublicationStop | null>;
  /** Adds the work to our own feed; why not, when it can't be, or not yet. */
  readonly toFeed: (scope: PublishEffect) => Promise<PublicationStop | "read only" | null>;
  readonly publicUrl: string;
  readonly retrying: Retrying;
}

interface Publishing extends OpenWork {
  readonly job: Job;
  readonly signal: AbortSignal;
}

/**
 * Milliseconds of an attempt in which calls begin; what is left is for the next attempt. A call may
 * take half an hour, and a claim ends after an hour.
 */
const CALLS_BEGIN_WITHIN = 10 * MINUTE;

/**
 * Carries out a publication, one call after another. What is known after each is stored before the
 * next, in the publication itself: whoever goes on needs nothing else.
 */
export const publishing = (ports: PublishPorts): JobKind =>
  defineJob<Publishing>({
    ...{ kind: PUBLISH, lanes: ["deliver", "upkeep"], limit: CALLS_BEGIN_WITHIN + 35 * MINUTE },
    steps: [{ name: "publish", run: (work) => publish(work, ports) }],
    open: async (job, signal) => ({ job, signal, memos: new Map(), close: async () => {} }),
    giveUp: (job) =>
      ports.commit(job, (scope) =>
        endWith(scope, stopped(scope.publication, "tries_over", ports.now()), ports),
      ),
  });

async function publish({ job, signal }: Publishing, ports: PublishPorts): Promise<object> {
  const { now, retrying } = ports;
  const began = now().getTime();
  for (;;) {
    signal.throwIfAborted();
    if (now().getTime() - began > CALLS_BEGIN_WITHIN) throw new Waits(now());
    const record = await retrying(() => ports.find(job.subject.id));
    if (!record || isSettled(record)) {
      await ports.drop(job);
      return {};
    }
    const turn = turnOf(record, now());
    if (turn.kind === "wait") {
      if (restOf(record, now())) await rest(job, ports);
      throw new Waits(turn.until);
    }
    if (turn.kind === "ask") {
      if (await pause(job, ports)) return {};
      continue;
    }
    if (record.nextAt && record.nextAt > now()) throw new Waits(record.nextAt);
    let isOver = false;
    await carryOut(record, {
      ...carryOutPorts(job, signal, ports),
      commit: async (_, decision) => {
        isOver = isSettled(decision.patch);
        await store(job, decision, ports);
      },
      toFeed: async () => {
        isOver = await feed(job, ports);
      },
      arm: async () => {
        const said = await arm(job, ports);
        isOver = said === "over";
        return typeof said === "string" ? null : said;
      },
    });
    if (isOver) return {};
  }
}

const carryOutPorts = (
  job: Job,
  signal: AbortSignal,
  ports: PublishPorts,
): Omit<CarryOutPorts, "commit" | "arm" | "toFeed"> => ({
  ...ports,
  openHandle: (record) => openHandle(ports.sealer, record),
  whileMine: (until, call) => whileMine({ until, signal, now: ports.now }, call),
  publicationOf: (record) => publicationOf({ job, signal }, record, ports),
});

/** Stores a decision, with its handle sealed; ends the job when nothing is left to do. */
async function store(job: Job, decision: PublicationDecision, ports: PublishPorts): Promise<void> {
  const { handle } = decision;
  const sealedHandle =
    typeof handle === "string" ? await sealHandle(ports.sealer, job.subject.id, handle) : handle;
  const patch = sealedHandle === undefined ? decision.patch : { ...decision.patch, sealedHandle };
  await ports.commit(job, (scope) => endWith(scope, { ...decision, patch }, ports));
}

async function endWith(
  { stores, publication, endJob }: PublishEffect,
  { patch, told }: PublicationDecision,
  { now }: PublishPorts,
): Promise<void> {
  await storeDecision(stores, publication, { patch, told }, now());
  if (patch.outcome !== undefined) await settleWork(stores, publication.creationId, now());
  if (isSettled(patch)) await endJob(patch.outcome === "done" ? "delivered" : "failed");
}

/** What becomes of a publication whose time is looked at under its lock. */
type Armed = PublicationRecord | "over" | "not yet";

/** Lets what waits for its time be prepared anew by then. */
const rest = (job: Job, ports: PublishPorts): Promise<void> =>
  ports.commit(job, async ({ publication, stores }) => {
    const patch = restOf(publication, ports.now());
    if (patch) await storeDecision(stores, publication, { patch, told: null }, ports.now());
  });

/** Asks the owner of what is too late; false when its time was changed meanwhile. */
async function pause(job: Job, ports: PublishPorts): Promise<boolean> {
  let isPaused = false;
  await ports.commit(job, async (scope) => {
    isPaused = turnOf(scope.publication, ports.now()).kind === "ask";
    if (isPaused) await endWith(scope, paused, ports);
  });
  return isPaused;
}

/** What follows when a work may not be published now: one with a time may wait for it. */
const withoutWork = (publication: PublicationRecord, why: PublicationStop, now: Date) =>
  mayWait(publication, why) && !publication.isUncertain
    ? held(why)
    : stopped(publication, why, now);

/** Stores that the irreversible call may have been made, before it is and if it may be. */
async function arm(job: Job, ports: PublishPorts): Promise<Armed> {
  const { now } = ports;
  let said: Armed = "not yet";
  await ports.commit(job, async (scope) => {
    const { publication, stores } = scope;
    said = "not yet";
    // Its time may have been changed until this lock.
    if (turnOf(publication, now()).kind !== "go" || publication.step !== "ready") return;
    const obstacle = await ports.obstacle(scope);
    if (obstacle) {
      said = "over";
      return endWith(scope, withoutWork(publication, obstacle, now()), ports);
    }
    const patch: PublicationPatch = {
      ...{ stage: "publishing", step: "armed", rounds: publication.rounds + 1, failures: 0 },
      ...{ armedAt: now(), stepAt: now(), nextAt: null },
    };
    await storeDecision(stores, publication, { patch, told: null }, now());
    said = { ...publication, ...patch };
  });
  return said;
}

/**
 * Our own feed: all of it in one transaction. False when its time was changed meanwhile, and while
 * this server is read-only.
 */
async function feed(job: Job, ports: PublishPorts): Promise<boolean> {
  let isOver = false;
  await ports.commit(job, async (scope) => {
    const { publication } = scope;
    isOver = false;
    if (turnOf(publication, ports.now()).kind !== "go") return;
    const obstacle = await ports.toFeed(scope);
    const now = ports.now();
    isOver = obstacle !== "read only";
    if (obstacle === "read only") {
      const nextAt = new Date(now.getTime() + LOOK_EVERY);
      return endWith(scope, { patch: { nextAt }, told: null }, ports);
    }
    const url = `/item/${publication.creationId}`;
    const decision: PublicationDecision = obstacle
      ? withoutWork(publication, obstacle, now)
      : {
          patch: {
            ...{ outcome: "done", stage: "over", confirmedBy: "platform", endedAt: now, url },
            ...{ externalId: publication.creationId, trouble: null, nextAt: null },
          },
          told: "publication.done",
        };
    await endWith(scope, decision, ports);
  });
  return isOver;
}

async function publicationOf(
  { job, signal }: Pick<Publishing, "job" | "signal">,
  record: PublicationRecord,
  ports: PublishPorts,
): Promise<OrderedPublication | PublicationStop> {
  const { fields, isAiMade } = record;
  if (!isOuter(fields)) return "not_set_up";
  const mark = markOf(ports.publicUrl, record);
  if (!hasFile(fields)) return buildPublication({ fields, isAiMade, mark, file: null });
  const file = await findFile(record, fields, { jobId: job.id, signal }, ports);
  if (!file) return "file_unusable";
  if (!record.file) await store(job, { patch: { file }, told: null }, ports);
  return buildPublication({ fields, isAiMade, mark, file: openFile(file, ports) });
}
