import type { Job } from "@kinora/domain/job/job";
import { LONG_FROM, type Way } from "./attempt-alone.ts";
import type { Company } from "./company.ts";

/** A job or upload that a worker vanished with. */
export type Suspect = Pick<Job, "id" | "size" | "vanished" | "loneDeaths">;

/** Who else waits. */
export interface Others {
  /** Does a suspect wait for being alone that would be done in a moment? */
  readonly smallSuspectsWait: () => Promise<boolean>;
  /** Does somebody wait who has nothing begun? */
  readonly newcomersWait: () => Promise<boolean>;
}

/** passes: it lets whoever has nothing begun go first. */
export type Decision = Exclude<Way, "gone"> | "passes";

/** What takes long lets others go first so often; then it has its turn, unless that keeps everybody waiting. */
const FREE_DEFERRALS = 3;
/** It does not have its turn at all costs: what is at work may be a long film. Then, so often, it is. */
const MOST_DEFERRALS = 30;
/** Milliseconds after which what is made in a moment waits no longer for being alone. */
const LONGEST_WAIT = 45_000;
/** Milliseconds in which the next suspect comes up after one has had its turn, where several wait. */
const SOON = 20_000;
/** Milliseconds after which one that did not come up again has ended elsewhere. */
const LONG_AGO = 600_000;

/** Times are those of performance.now(). */
interface Known {
  /** How often it has let others go first. */
  deferrals: number;
  readonly size: Suspect["size"];
  /** When it first was to be alone, or the first of those before it. */
  readonly since: number;
  /** When it came up last. */
  seen: number;
}

type Door = Pick<Company, "isClosedTooLong" | "letOthersIn" | "isOthersTime">;

/** Decides for the suspects of one lane or of the uploads whether they have their turn alone now, or who goes first. */
export class SuspectTurns {
  readonly #known = new Map<string, Known>();
  readonly #door: Door;

  /** @param door which the suspects of all lanes of the process close together */
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
    // Once others join it, it goes on for long.
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

  /** Those that come up one after the other have waited since the first of them did. */
  #since(size: Suspect["size"], now: number): number {
    let since = now;
    for (const [id, known] of this.#known) {
      if (now - known.seen > LONG_AGO) this.#known.delete(id);
      else if (known.size === size && now - known.seen <= SOON)
        since = Math.min(since, known.since);
    }
    return since;
  }

  /** It has had its turn. */
  forget(id: string): void {
    this.#known.delete(id);
  }
}

/**
 * Whether a suspect that never came to be alone may be done beside others: what is at work may be long films, and
 * somebody waits. Not one that died alone, nor one that many workers vanished with.
 */
const mayJoin = ({ size, vanished, loneDeaths }: Suspect): boolean =>
  size === "small" && vanished < LONG_FROM && loneDeaths === 0;
