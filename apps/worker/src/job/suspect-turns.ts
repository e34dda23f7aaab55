import type { Job } from "@kinora/domain/job/job";
import { LONG_FROM, type Way } from "./attempt-alone.ts";
import type { Company } from "./company.ts";

/** A job or upload whose worker was lost. */
export type Suspect = Pick<Job, "id" | "size" | "vanished" | "loneDeaths">;

/** Queries about other waiting work. */
export interface Others {
  /** Returns whether a small suspect waits to run alone. */
  readonly smallSuspectsWait: () => Promise<boolean>;
  /** Returns whether a user with nothing running waits. */
  readonly newcomersWait: () => Promise<boolean>;
}

/** passes: lets a user with nothing running go first. */
export type Decision = Exclude<Way, "gone"> | "passes";

/**
 * Number of times a long suspect lets others go first; then it takes its turn, unless others have
 * waited too long.
 */
const FREE_DEFERRALS = 3;
/**
 * Maximum number of deferrals, after which it takes its turn even if running work is a long film
 * that others wait for.
 */
const MOST_DEFERRALS = 30;
/** Milliseconds after which a small suspect no longer waits to run alone. */
const LONGEST_WAIT = 45_000;
/** Milliseconds within which the next of several waiting suspects follows the previous one. */
const SOON = 20_000;
/** Milliseconds after which a suspect that was not seen again counts as finished elsewhere. */
const LONG_AGO = 600_000;

/** Times are values of performance.now(). */
interface Known {
  /** Number of times it has let others go first. */
  deferrals: number;
  readonly size: Suspect["size"];
  /** When it first asked to run alone, or the first of the suspects directly before it did. */
  readonly since: number;
  /** When it was last seen. */
  seen: number;
}

type Door = Pick<Company, "isClosedTooLong" | "letOthersIn" | "isOthersTime">;

/**
 * Decides for the suspects of one lane, or of the uploads, whether they run alone now or let others
 * go first.
 */
export class SuspectTurns {
  readonly #known = new Map<string, Known>();
  readonly #door: Door;

  /**
   * @param door shared by the suspects of all lanes of the process
   */
  constructor(door: Door) {
    this.#door = door;
  }

  async decide(suspect: Suspect, others: Others): Promise<Decision> {
    const { id, size } = suspect;
    const now = performance.now();
    const known = this.#known.get(id) ?? {
      deferrals: 0,
      size,
      since: this.#since(size, now),
      seen: now,
    };
    known.seen = now;
    this.#known.set(id, known);
    if (mayJoin(suspect) && now - known.since >= LONGEST_WAIT) return "joins";
    if (this.#door.isOthersTime()) return "steps aside";
    if (known.deferrals >= MOST_DEFERRALS) return "stays";
    // Once others join it, it keeps running for a long time.
    if (size !== "small" && (await others.smallSuspectsWait())) {
      known.deferrals += 1;
      return "steps aside";
    }
    const free = size === "small" ? 0 : FREE_DEFERRALS;
    const isTooLong = this.#door.isClosedTooLong();
    if (known.deferrals >= free && !isTooLong) return "stays";
    if (!(await others.newcomersWait())) return "stays";
    known.deferrals += 1;
    if (isTooLong) this.#door.letOthersIn();
    return "passes";
  }

  /** Suspects that follow each other count as waiting since the first of them. */
  #since(size: Suspect["size"], now: number): number {
    let since = now;
    for (const [id, known] of this.#known) {
      if (now - known.seen > LONG_AGO) this.#known.delete(id);
      else if (known.size === size && now - known.seen <= SOON)
        since = Math.min(since, known.since);
    }
    return since;
  }

  /** Forgets a suspect that has had its turn. */
  forget(id: string): void {
    this.#known.delete(id);
  }
}

/**
 * Returns whether a suspect that could not get to run alone, because long films are running while
 * others wait, may run beside others. Never true after a death while alone or after several lost
 * workers.
 */
const mayJoin = ({ size, vanished, loneDeaths }: Suspect): boolean =>
  size === "small" && vanished < LONG_FROM && loneDeaths === 0;
