import { TAKEOUT_DAYS } from "@kinora/contracts/takeout/takeout";
import type { RecordEvent } from "@kinora/domain/event/domain-event";
import type { Job } from "@kinora/domain/job/job";
import { ClaimLost, type EndJob } from "@kinora/domain/job/job-steps";
import type { ArchiveFormat } from "@kinora/domain/takeout/archive";
import {
  MAKE_TAKEOUT,
  type TakeoutRecord,
  type TakeoutStore,
} from "@kinora/domain/takeout/takeout";
import { DAY, MINUTE } from "../clock/spans.ts";
import { Waits } from "../job/interruption.ts";
import { defineJob, type JobKind, type OpenWork } from "../job/job-kind.ts";
import type { Retrying } from "../retry-while.ts";
import { type PortionPorts, takePortion } from "./take-portion.ts";

/** Scope of one commit. */
export interface TakeoutEffect {
  readonly stores: {
    readonly takeouts: Pick<TakeoutStore, "advance" | "finish" | "fail">;
    readonly record: RecordEvent;
  };
  /** The current record, locked. */
  readonly takeout: TakeoutRecord;
  readonly endJob: EndJob;
}

export interface MakeTakeoutPorts extends PortionPorts {
  readonly find: (id: string) => Promise<TakeoutRecord | null>;
  /** Records the expected number of bytes, from which progress is computed. */
  readonly expect: (id: string, bytes: number) => Promise<void>;
  /** Commits while the attempt owns the job. Throws ClaimLost. */
  readonly commit: (job: Job, effect: (scope: TakeoutEffect) => Promise<void>) => Promise<void>;
  readonly archive: Pick<ArchiveFormat, "placeEntries">;
  readonly retrying: Retrying;
  readonly now: () => Date;
}

interface Making extends OpenWork {
  readonly job: Job;
  readonly takeout: TakeoutRecord;
  readonly signal: AbortSignal;
}

/** Milliseconds after which it yields to other jobs. */
const TURN = 10 * MINUTE;

/**
 * Gathers the contents of a takeout: the list of files, their totals and the pages. Each portion is
 * committed together with the position of the next one, so a killed worker loses at most one.
 */
export const makeTakeout = (ports: MakeTakeoutPorts): JobKind =>
  defineJob<Making>({
    kind: MAKE_TAKEOUT,
    lanes: ["upkeep"],
    limit: 30 * MINUTE,
    steps: [{ name: "gather", run: (work) => gather(work, ports) }],
    async open(job, signal) {
      const takeout = await ports.retrying(() => ports.find(job.subject.id));
      if (!takeout) throw new ClaimLost();
      return { job, takeout, signal, memos: new Map(), close: async () => {} };
    },
    giveUp: (job) =>
      ports.commit(job, async ({ stores, takeout, endJob }) => {
        await stores.takeouts.fail(takeout.id, ports.now());
        const { id: subjectId, userId } = takeout;
        await stores.record({ type: "takeout.failed", subjectId, userId, payload: {} });
        await endJob("failed");
      }),
  });

async function gather({ job, takeout, signal }: Making, ports: MakeTakeoutPorts): Promise<object> {
  const { now, retrying } = ports;
  const begun = now();
  await retrying(async () =>
    ports.expect(takeout.id, await ports.source.expectedBytes(takeout.userId)),
  );
  for (let here = takeout; ; ) {
    signal.throwIfAborted();
    const { added, next } = await takePortion(here, signal, ports);
    const { placed, totals } = ports.archive.placeEntries(here.totals, added);
    const place = next ?? here.place;
    await ports.commit(job, async ({ stores, takeout: stored, endJob }) => {
      // A commit whose response was lost is repeated.
      if (stored.totals.entries !== here.totals.entries) return;
      await stores.takeouts.advance(here.id, placed, { place, totals });
      if (next !== null) return;
      const until = new Date(now().getTime() + TAKEOUT_DAYS * DAY);
      await stores.takeouts.finish(stored, now(), until);
      const { id: subjectId, userId } = stored;
      await stores.record({ type: "takeout.ready", subjectId, userId, payload: {} });
      await endJob("delivered");
    });
    if (next === null) return {};
    here = { ...here, place, totals };
    if (now().getTime() - begun.getTime() >= TURN) throw new Waits(now());
  }
}
