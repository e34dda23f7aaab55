import type { Job, Lane } from "@kinora/domain/job/job";
import type { JobClaims, WantedJob } from "@kinora/domain/job/job-claims";
import { attemptAlone, trialOf, type Way } from "./attempt-alone.ts";
import type { Attempt } from "./attempt-job.ts";
import type { Company, Leave } from "./company.ts";
import { Interruption } from "./interruption.ts";
import { SuspectTurns } from "./suspect-turns.ts";

export interface WorkLoopPorts {
  readonly claims: JobClaims;
  /** Who is at work in this process. */
  readonly company: Company;
  readonly attempt: Attempt;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

/** Jobs of a lane at work at once. */
export interface Places {
  readonly lane: Lane;
  readonly slots: number;
  /** With those beyond the slots, for newcomers only; the last is for what is made in a moment. */
  readonly places: number;
}

export interface WorkLoop {
  /** Something may be there to do. */
  wake(): void;
  cancel(jobId: string): void;
  /** Takes nothing more, gives back what is at work, resolves when all of it has stopped. */
  stop(): Promise<void>;
}

interface Running {
  readonly job: Job;
  /** It has a place beyond the slots. */
  readonly isNewcomer: boolean;
  readonly interruption: AbortController;
  readonly done: Promise<void>;
  /** A suspect that was not begun yet. */
  waits: boolean;
}

/** What people ordered, whoever they are. */
const ORDERED = { background: false, newcomersOnly: false, smallOnly: false };

/** Milliseconds that the word of stopping may take: the stop does not wait for a database that is away. */
const EXCUSE_LIMIT = 1_000;
/** Polling is the floor under the wake-up calls, which a lost connection swallows. */
const POLL = 1_000;
/** The queue takes a job away after ten seconds of silence. */
const HEARTBEAT = 2_000;

/**
 * Works on up to `slots` jobs at once, and on up to `places` while newcomers wait: nobody waits for the long films of
 * somebody else, and however many newcomers come, the slots go on in turn. The processors are shared then; work that
 * has just begun is mostly short.
 * Demo content has no slot of its own: one piece at a time, on what the machine has to spare, and only begun when
 * nothing that a person ordered is open. A job that a worker vanished with is alone at first, so that it is known whose
 * doing it was if another one vanishes.
 */
export function startWorkLoop({ lane, slots, places }: Places, ports: WorkLoopPorts): WorkLoop {
  const { claims, company, now, log } = ports;
  const running = new Map<string, Running>();
  const turns = new SuspectTurns(company);
  let stopping = false;
  let filling: Promise<void> | null = null;
  let again = false;
  let complained = false;

  /** What waits for being alone leaves its place to the others in their time. */
  const count = (newcomers: boolean) =>
    [...running.values()].filter(
      ({ job, isNewcomer, waits }) =>
        !job.background && isNewcomer === newcomers && !(waits && company.isOthersTime()),
    ).length;

  const begin = (job: Job, isNewcomer: boolean, leave: Leave) => {
    const interruption = new AbortController();
    const attempt = () => {
      turns.forget(job.id);
      const begun = running.get(job.id);
      if (begun) begun.waits = false;
      return ports.attempt(job, interruption.signal);
    };
    const notes = {
      giveWay: async (): Promise<Way> => {
        if (stopping) return "stays";
        let jobsWait = false;
        const decision = await turns.decide(job, {
          smallSuspectsWait: claims.smallSuspectsWait,
          newcomersWait: async () => {
            jobsWait = await claims.firstTimersWait(lane, job.userId);
            return jobsWait || claims.uploadsWait(job.userId);
          },
        });
        if (decision !== "passes") return decision;
        // Uploads need no place of a job's, and what is made in a moment is soon done with its own.
        if (job.size === "small" || !jobsWait) return "steps aside";
        await claims.giveWay(job);
        return "gone";
      },
      setAlone: () => claims.setAlone(job),
      clear: () => claims.clear(job),
      acquit: () => claims.acquit(job),
      complain,
    };
    if (job.suspect) leave();
    const work = job.suspect
      ? attemptAlone(company, notes, trialOf(job), attempt)
      : attempt().finally(leave);
    const done = work.finally(() => {
      running.delete(job.id);
      wake();
    });
    running.set(job.id, { job, isNewcomer, interruption, done, waits: job.suspect });
  };

  const complain = (error: unknown) => log(error instanceof Error ? error.message : String(error));

  /** False when there is nothing to take, or no room for it. */
  const take = async (wanted: Omit<WantedJob, "lane" | "suspects">): Promise<boolean> => {
    const leave = company.join();
    if (!leave) return false;
    const suspects = !company.isOthersTime();
    const job = await claims.claim({ lane, ...wanted, suspects }, now()).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (job) begin(job, wanted.newcomersOnly, leave);
    else leave();
    return job !== null;
  };

  const takeNext = async () => {
    if (count(false) < slots) return take(ORDERED);
    const left = places - slots - count(true);
    if (left <= 0 || !(await claims.newcomersWait(lane))) return false;
    // Long films of many people never have all places.
    return take({ ...ORDERED, newcomersOnly: true, smallOnly: left === 1 });
  };

  const fill = async () => {
    while (!stopping && (await takeNext()));
    if (stopping || running.size > 0) return;
    if (!(await claims.isEmpty(lane))) return;
    await take({ ...ORDERED, background: true });
  };

  const wake = () => {
    again = true;
    filling ??= (async () => {
      while (again && !stopping) {
        again = false;
        try {
          await fill();
          complained = false;
        } catch (error) {
          // The database is away; the next poll tries again.
          if (!complained) log(`claiming: ${error instanceof Error ? error.message : error}`);
          complained = true;
        }
      }
      filling = null;
    })();
  };

  const beat = async ({ job, interruption }: Running) => {
    const held = await claims.keep(job).catch(() => true);
    if (!held) interruption.abort(new Interruption("lost"));
  };

  const timers = [
    setInterval(wake, POLL),
    setInterval(() => {
      for (const work of running.values()) void beat(work);
    }, HEARTBEAT),
  ];
  return {
    wake,
    cancel(jobId) {
      running.get(jobId)?.interruption.abort(new Interruption("cancelled"));
    },
    async stop() {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      await filling;
      const work = [...running.values()];
      await Promise.race([
        Promise.allSettled(work.map(({ job }) => claims.excuse(job))),
        new Promise((resolve) => setTimeout(resolve, EXCUSE_LIMIT).unref()),
      ]);
      for (const { interruption } of work) interruption.abort(new Interruption("shutdown"));
      await Promise.all(work.map(({ done }) => done));
    },
  };
}
