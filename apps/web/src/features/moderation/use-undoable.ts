import type { UndoableDecision } from "@kinora/contracts/moderation/case";
import { useState } from "react";
import { useListUndoableDecisionsQuery } from "./cases-api.ts";

/** A decision, while it can be undone. */
export interface LastDecision extends Omit<UndoableDecision, "left"> {
  /** Milliseconds since 1970, by this device's clock. */
  readonly until: number;
}

const isNew = (decision: LastDecision, others: readonly LastDecision[]): boolean =>
  others.every(
    ({ noun, appeal, ids }) =>
      noun !== decision.noun ||
      // The reports about a person and their appeal are decided separately.
      (noun === "profile" && appeal !== decision.appeal) ||
      ids.every((id) => !decision.ids.includes(id)),
  );

/**
 * Decisions that can be undone, the newest of them last: those made on this page, and those that the
 * server still has from before it was opened.
 */
export function useUndoable() {
  const [decisions, setDecisions] = useState<readonly LastDecision[]>([]);
  const [wasRead, setWasRead] = useState(false);
  const { data, fulfilledTimeStamp: at = 0 } = useListUndoableDecisionsQuery();
  if (data && !wasRead) {
    setWasRead(true);
    const before = data.items.map(({ left, ...one }) => ({ ...one, until: at + left }));
    setDecisions((made) => [...before.filter((one) => isNew(one, made)), ...made]);
  }
  return {
    last: decisions.at(-1) ?? null,
    add: (made: LastDecision) => setDecisions((others) => [...others, made]),
    /** Removes a decision and all that are too old to be undone. */
    end: (ended: LastDecision) =>
      setDecisions((others) => others.filter((one) => one !== ended && one.until > Date.now())),
  };
}
