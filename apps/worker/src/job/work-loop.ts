import type { Job } from "@kinora/domain/creation/creation-job";
import type { JobClaims, Lane } from "@kinora/domain/creation/job-claims";
import { attemptAlone } from "./attempt-alone.ts";
import { type Company, type Leave, openCompany } from "./company.ts";
import { Interruption } from "./interruption.ts";

export interface WorkLoopPorts {
  readonly claims: JobClaims;
  /** One attempt; never rejects. */
  readonly attempt: (job: Job, interruption: AbortSignal) => Promise<void>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

export interface WorkLoop {
  /** Who is at work in this process, for whoever else works in it. */
  readonly company: Company;
  /** Something may be there to do. */
  wake(): void;
  cancel(jobId: string): void;
  /** Takes nothing more, gives back what is at work, resolves when all of it has stopped. */
  stop(): Promise<void>;
}

interface Running {
  readonly job: Job;
  readonly lane: Lane;
  readonly interruption: AbortController;
  readonly done: Promise<void>;
}

/** Milliseconds that the word of stopping may take: the stop does not wait for a database that is away. */
const EXCUSE_LIMIT = 1_000;
/** A suspect lets others go first so often; then it has its turn, however many come. */
const MOST_DEFERRALS = 3;
/** Polling is the floor under the wake-up calls, which a lost connection swallows. */
const POLL = 1_000;
/** The queue takes a job away after ten seconds of silence. */
const HEARTBEAT = 2_000;

/**
 * Works on up to `slots` jobs at once. Demo content has no slot of its own: one piece at a time, on
 * what the machine has to spare, and only begun when nothing that a person ordered is open. A job that
 * a worker vanished with is done alone, so that it is known whose doing it was if another one vanishes.
 */
export function startWorkLoop(slots: number, ports: WorkLoopPorts): WorkLoop {
  const { claims, now, log } = ports;
  const company = openCompany(() => wake());
  const running = new Map<string, Running>();
  /** How often each suspect has let others go first. */
  const deferrals = new Map<string, number>();
  let stopping = false;
  let filling: Promise<void> | null = null;
  let again = false;
  let complained = false;

  const count = (lane: Lane) => [...running.values()].filter((work) => work.lane === lane).length;

  const begin = (job: Job, lane: Lane, leave: Leave) => {
    const interruption = new AbortController();
    const attempt = () => ports.attempt(job, interruption.signal);
    const notes = {
      giveWay: async () => {
        const before = deferrals.get(job.id) ?? 0;
        if (stopping || before >= MOST_DEFERRALS || !(await claims.newcomersWait(job)))
          return false;
        deferrals.set(job.id, before + 1);
        await claims.giveWay(job);
        return true;
      },
      setAlone: () => claims.setAlone(job),
      acquit: () => claims.acquit(job),
      complain,
    };
    if (job.suspect) leave();
    const work = job.suspect ? attemptAlone(company, notes, attempt) : attempt().finally(leave);
    const done = work.finally(() => {
      running.delete(job.id);
      wake();
    });
    running.set(job.id, { job, lane, interruption, done });
  };

  const complain = (error: unknown) => log(error instanceof Error ? error.message : String(error));

  /** False when there is nothing to take, or no room for it. */
  const take = async (lane: Lane): Promise<boolean> => {
    const leave = company.join();
    if (!leave) return false;
    const job = await claims.claim(lane, now()).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (job) begin(job, lane, leave);
    else leave();
    return job !== null;
  };

  const fill = async () => {
    while (!stopping && count("person") < slots) {
      if (!(await take("person"))) break;
    }
    if (stopping || count("person") > 0 || count("background") > 0) return;
    if (!(await claims.isLaneEmpty())) return;
    await take("background");
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
    company,
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
