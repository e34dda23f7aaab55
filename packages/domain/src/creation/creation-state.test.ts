import { expect, test } from "vitest";
import { type Status, TRIGGERS, type Trigger, transition } from "./creation-state.ts";

const STATUSES: readonly Status[] = [
  null,
  "processing",
  "failed",
  "deleted",
  "review",
  "scheduled",
  "rejected",
];

/** The table of product.md 2.2, row by row; every other combination is impossible. */
const TABLE: readonly (readonly [Status, Trigger, Status])[] = [
  ["processing", "delivered", null],
  ["processing", "failed", "failed"],
  ["processing", "scan unsure", "review"],
  ["processing", "scan refused", "rejected"],
  [null, "flagged", "review"],
  [null, "scheduled", "scheduled"],
  ["scheduled", "unscheduled", null],
  ["scheduled", "flagged", "review"],
  ["scheduled", "refused", "rejected"],
  ["review", "approved", null],
  ["review", "refused", "rejected"],
  ["rejected", "appealed", "review"],
  ["failed", "retried", "processing"],
  [null, "deleted", "deleted"],
  ["failed", "deleted", "deleted"],
  ["review", "deleted", "deleted"],
  ["scheduled", "deleted", "deleted"],
  ["rejected", "deleted", "deleted"],
  ["processing", "cancelled", "deleted"],
  ["deleted", "restored", null],
  ["deleted", "purged", "deleted"],
];

const every = STATUSES.flatMap((status) => TRIGGERS.map((trigger) => ({ status, trigger })));

test.each(every)("$status + $trigger", ({ status, trigger }) => {
  const row = TABLE.find(([from, by]) => from === status && by === trigger);
  const result = transition(status, trigger);
  expect(result).toEqual(
    row ? { possible: true, status: row[2], ended: trigger === "purged" } : { possible: false },
  );
});

test.each(["failed", "review", "scheduled", "rejected", null] as const)(
  "restores the status %s",
  (earlier) =>
    expect(transition("deleted", "restored", earlier)).toMatchObject({ status: earlier }),
);
