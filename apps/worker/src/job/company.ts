import { DoorTally } from "./door-tally.ts";

/** Leaves; what waited for it may begin. */
export type Leave = () => void;

/** At work with nothing beside it. */
export interface Alone {
  readonly leave: Leave;
  /** Stays, and lets others join; what waits to be alone waits on. */
  readonly letIn: () => void;
}

/** Milliseconds that suspects, one or a row of them, keep others from beginning while somebody waits. */
const LONGEST_CLOSED = 10_000;
/** Milliseconds that belong to the others then: suspects have half of the time at most. */
const OTHERS_TIME = 10_000;

/** Who is at work in this process: anybody together, or one suspect with nothing beside it. */
export interface Company {
  /** Null while a suspect is at work or waits for the others to finish: take nothing on. */
  join(): Leave | null;
  /** A place with nothing beside it; nothing joins until it is left or withdrawn. */
  alone(): LonePlace;
  /**
   * Have suspects kept others from beginning for as long as they may? Whatever time others could begin in since counts
   * for them; moments between two suspects are none.
   */
  isClosedTooLong(): boolean;
  /**
   * For some time nothing begins alone, whatever waits for that, and others join; once what is at work alone has ended,
   * or lets others in.
   */
  letOthersIn(): void;
  /** Is that time now, or to come next? */
  isOthersTime(): boolean;
}

export interface LonePlace {
  /** Resolves when nothing else is at work. */
  readonly begun: Promise<Alone>;
  /** Waits for it no more; false when it has begun. */
  withdraw(): boolean;
}

/** @param onOpen there is room for company again */
export function openCompany(onOpen: () => void): Company {
  let together = 0;
  let isAlone = false;
  let refused = false;
  /** The others' time, counted from the moment in which nothing is alone. */
  let owed = false;
  let othersUntil = Number.NEGATIVE_INFINITY;
  const waiting: (() => void)[] = [];
  const tally = new DoorTally();

  const isOthersTime = () => owed || performance.now() < othersUntil;
  const isClosed = () => isAlone || (waiting.length > 0 && !isOthersTime());
  /** Not at every end: whoever was not turned away is looking already. */
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
