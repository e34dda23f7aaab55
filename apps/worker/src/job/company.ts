/** Leaves; what waited for it may begin. */
export type Leave = () => void;

/** At work with nothing beside it. */
export interface Alone {
  readonly leave: Leave;
  /** Stays, and lets others join; what waits to be alone waits on. */
  readonly letIn: () => void;
}

/** Who is at work in this process: anybody together, or one suspect with nothing beside it. */
export interface Company {
  /** Null while a suspect is at work or waits for the others to finish: take nothing on. */
  join(): Leave | null;
  /** A place with nothing beside it; nothing joins until it is left or withdrawn. */
  alone(): LonePlace;
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
  const waiting: (() => void)[] = [];

  const next = () => {
    if (together > 0 || isAlone) return;
    const begin = waiting.shift();
    if (begin === undefined) {
      // Not at every end: whoever was not turned away is looking already.
      if (refused) onOpen();
      refused = false;
      return;
    }
    isAlone = true;
    begin();
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
      if (isAlone || waiting.length > 0) {
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
          if (refused && waiting.length === 0) onOpen();
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
  };
}
