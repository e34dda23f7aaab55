import type { Job, Lane } from "@kinora/domain/job/job";
import type { JobClaims, WantedJob } from "@kinora/domain/job/job-claims";
import { attemptAlone, trialOf, type Way } from "./attempt-alone.ts";
import type { Attempt } from "./attempt-job.ts";
import type { Company, Leave } from "./company.ts";
import { Interruption } from "./interruption.ts";
import { SuspectTurns } from "./suspect-turns.ts";

export interface WorkLoopPorts {
  readonly claims: JobClaims;
  /** Tracks the work in this process. */
  readonly company: Company;
  readonly attempt: Attempt;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

/** Number of jobs of a lane that run at once. */
export interface Places {
  readonly lane: Lane;
  readonly slots: number;
  /** Slots plus the places for newcomers only; the last of these is for small jobs. */
  readonly places: number;
}

export interface WorkLoop {
  /** Looks for work now. */
  wake(): void;
  cancel(jobId: string): void;
  /** Takes no more jobs, releases the running ones and resolves when all of them have stopped. */
  stop(): Promise<void>;
}

interface Running {
  readonly job: Job;
  /** Whether it occupies a place beyond the slots. */
  readonly isNewcomer: boolean;
  readonly interruption: AbortController;
  readonly done: Promise<void>;
  /** Whether it is a suspect that has not begun yet. */
  waits: boolean;
}

/** Matches jobs ordered by any user. */
const ORDERED = { background: false, newcomersOnly: false, smallOnly: false };

/**
 * Maximum milliseconds for recording the stop, so that an unavailable database does not delay it.
 */
const EXCUSE_LIMIT = 1_000;
/** Polling is the fallback for wake-up notifications, which are lost with their connection. */
const POLL = 1_000;
/** The queue revokes a job after ten seconds without a heartbeat. */
const HEARTBEAT = 2_000;

/**
 * Runs up to `slots` jobs at once, and up to `places` while newcomers wait, so that no user waits
 * for another's long films, and the slots stay fair however many newcomers arrive. The jobs then
 * share the processors; newly begun work is usually short. Demo content has no slot of its own: one
 * job at a time runs at low priority, and begins only when no user's order is open. A job whose
 * worker was lost runs alone at first, so that the cause is known if another worker is lost.
 */
export function startWorkLoop({ lane, slots, places }: Places, ports: WorkLoopPorts): WorkLoop {
  const { claims, company, now, log } = ports;
  const running = new Map<string, Running>();
  const turns = new SuspectTurns(company);
  let stopping = false;
  let filling: Promise<void> | null = null;
  let again = false;
  let complained = false;

  /** During the others' time, a suspect that waits to run alone frees its place for them. */
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
        // Uploads need no job place, and a small suspect will soon free its own.
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

  /** Returns false when there is no job to take, or no room for it. */
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
    // Keeps one place free of long films, however many users order them.
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
          // The database is unavailable; the next poll retries.
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
