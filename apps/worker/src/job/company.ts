import { DoorTally } from "./door-tally.ts";

/** Ends this work; work that waits for it may begin. */
export type Leave = () => void;

/** Work that runs with nothing beside it. */
export interface Alone {
  readonly leave: Leave;
  /** Keeps running and lets others join; work that waits to run alone keeps waiting. */
  readonly letIn: () => void;
}

/** Maximum milliseconds that consecutive suspects keep waiting work from beginning. */
const LONGEST_CLOSED = 10_000;
/** Milliseconds reserved for the others afterwards, so suspects take at most half of the time. */
const OTHERS_TIME = 10_000;

/** Tracks the work in this process: either any number of jobs together, or one suspect alone. */
export interface Company {
  /** Null while a suspect runs alone or waits for the others to finish: take on no work. */
  join(): Leave | null;
  /** Requests a place with nothing beside it; nothing joins until it is left or withdrawn. */
  alone(): LonePlace;
  /**
   * Returns whether suspects have kept others from beginning for the maximum time. Time in which
   * others could begin is deducted; the gap between two suspects is too short to count.
   */
  isClosedTooLong(): boolean;
  /**
   * Opens the others' time: for a while others join and nothing begins alone. It starts once the
   * suspect that runs alone has ended or lets others in.
   */
  letOthersIn(): void;
  /** Returns whether the others' time is running or due next. */
  isOthersTime(): boolean;
}

export interface LonePlace {
  /** Resolves when nothing else is running. */
  readonly begun: Promise<Alone>;
  /** Stops waiting for the place; returns false when it has already begun. */
  withdraw(): boolean;
}

/**
 * @param onOpen called when work can join again after a refusal
 */
export function openCompany(onOpen: () => void): Company {
  let together = 0;
  let isAlone = false;
  let refused = false;
  /** True while the others' time is due but a suspect still runs alone. */
  let owed = false;
  let othersUntil = Number.NEGATIVE_INFINITY;
  const waiting: (() => void)[] = [];
  const tally = new DoorTally();

  const isOthersTime = () => owed || performance.now() < othersUntil;
  const isClosed = () => isAlone || (waiting.length > 0 && !isOthersTime());
  /** Called only after a refusal: otherwise the loops are looking for work anyway. */
  const open = () => {
    if (refused) onOpen();
    refused = false;
  };
  const beginOthersTime = () => {
    owed = false;
    othersUntil = performance.now() + OTHERS_TIME;
    setTimeout(next, OTHERS_TIME).unref();
    tally.clear();
    open();
  };
  const next = () => {
    if (owed && !isAlone) beginOthersTime();
    if (together === 0 && !isAlone && !isOthersTime()) {
      const begin = waiting.shift();
      if (begin === undefined) open();
      else {
        isAlone = true;
        begin();
      }
    }
    tally.note(isClosed());
  };
  const once = (end: () => void): Leave => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      end();
      next();
    };
  };
  return {
    join() {
      if (isClosed()) {
        refused = true;
        return null;
      }
      together += 1;
      return once(() => {
        together -= 1;
      });
    },
    alone() {
      const { promise, resolve: begin } = Promise.withResolvers<void>();
      waiting.push(begin);
      next();
      const begun = promise.then(() => {
        let among = false;
        const leave = once(() => {
          if (among) together -= 1;
          else isAlone = false;
        });
        const letIn = () => {
          among = true;
          isAlone = false;
          together += 1;
          next();
          if (!isClosed()) open();
        };
        return { leave, letIn };
      });
      return {
        begun,
        withdraw() {
          const at = waiting.indexOf(begin);
          if (at < 0) return false;
          waiting.splice(at, 1);
          next();
          return true;
        },
      };
    },
    isClosedTooLong: () => tally.closedFor(isClosed()) >= LONGEST_CLOSED,
    letOthersIn() {
      if (isOthersTime()) return;
      owed = true;
      next();
    },
    isOthersTime,
  };
}
