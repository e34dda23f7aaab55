import type { PublicationStop } from "@kinora/contracts/publication/publication-vocabulary";
import type { Job } from "@kinora/domain/job/job";
import { ClaimLost, type EndJob } from "@kinora/domain/job/job-steps";
import type { Publisher } from "@kinora/domain/post/arm-publication";
import { buildPublication, hasFile, isOuter, markOf } from "@kinora/domain/post/build-publication";
import { type CarryOutPorts, carryOut, stopped } from "@kinora/domain/post/carry-out";
import type { PublicationDecision } from "@kinora/domain/post/decide-publication";
import type { PublicationPatch, PublicationRecord } from "@kinora/domain/post/publication-record";
import { PUBLISH } from "@kinora/domain/post/publish-job";
import type { FeedStores } from "@kinora/domain/post/publish-to-feed";
import { openHandle, sealHandle } from "@kinora/domain/post/sealed-handle";
import {
  isSettled,
  type PublicationDecisionStores,
  storeDecision,
} from "@kinora/domain/post/store-decision";
import type { OrderedPublication } from "@kinora/domain/publication/publication";
import { MINUTE } from "../clock/spans.ts";
import { Waits } from "../job/interruption.ts";
import { defineJob, type JobKind, type OpenWork } from "../job/job-kind.ts";
import type { Retrying } from "../retry-while.ts";
import { type FilePorts, findFile, openFile } from "./file-of.ts";
import { whileMine } from "./while-mine.ts";

/** Scope of one commit. */
export interface PublishEffect {
  readonly stores: PublicationDecisionStores & FeedStores;
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
  /** Adds the work to our own feed; why not, when it can't be. */
  readonly toFeed: (scope: PublishEffect) => Promise<PublicationStop | null>;
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
    if (record.nextAt && record.nextAt > now()) throw new Waits(record.nextAt);
    let isOver = false;
    await carryOut(record, {
      ...carryOutPorts(job, signal, ports),
      commit: async (_, decision) => {
        isOver = isSettled(decision.patch);
        await store(job, decision, ports);
      },
      toFeed: async () => {
        isOver = true;
        await feed(job, ports);
      },
      arm: async () => {
        const mine = await arm(job, ports);
        isOver = mine === null;
        return mine;
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
  publicationOf: (record) => publicationOf(job, record, ports),
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
  if (isSettled(patch)) await endJob(patch.outcome === "done" ? "delivered" : "failed");
}

/** Stores that the irreversible call may have been made, before it is; null when it may not be. */
async function arm(job: Job, ports: PublishPorts): Promise<PublicationRecord | null> {
  const { now } = ports;
  let mine: PublicationRecord | null = null;
  await ports.commit(job, async (scope) => {
    const { publication, stores } = scope;
    mine = null;
    if (publication.step !== "ready") throw new ClaimLost();
    const obstacle = await ports.obstacle(scope);
    if (obstacle) return endWith(scope, stopped(publication, obstacle, now()), ports);
    const patch: PublicationPatch = {
      ...{ step: "armed", rounds: publication.rounds + 1, failures: 0 },
      ...{ armedAt: now(), stepAt: now(), nextAt: null },
    };
    await storeDecision(stores, publication, { patch, told: null }, now());
    mine = { ...publication, ...patch };
  });
  return mine;
}

/** Our own feed: all of it in one transaction. */
const feed = (job: Job, ports: PublishPorts): Promise<void> =>
  ports.commit(job, async (scope) => {
    const { publication } = scope;
    const obstacle = await ports.toFeed(scope);
    const now = ports.now();
    const url = `/item/${publication.creationId}`;
    const decision: PublicationDecision = obstacle
      ? stopped(publication, obstacle, now)
      : {
          patch: {
            ...{ outcome: "done", stage: "over", confirmedBy: "platform", endedAt: now, url },
            ...{ externalId: publication.creationId, trouble: null, nextAt: null },
          },
          told: "publication.done",
        };
    await endWith(scope, decision, ports);
  });

async function publicationOf(
  job: Job,
  record: PublicationRecord,
  ports: PublishPorts,
): Promise<OrderedPublication | PublicationStop> {
  const { fields, isAiMade } = record;
  if (!isOuter(fields)) return "not_set_up";
  const mark = markOf(ports.publicUrl, record);
  if (!hasFile(fields)) return buildPublication({ fields, isAiMade, mark, file: null });
  const file = await findFile(record, fields, ports);
  if (!file) return "file_unusable";
  if (!record.file) await store(job, { patch: { file }, told: null }, ports);
  return buildPublication({ fields, isAiMade, mark, file: openFile(file, ports) });
}
