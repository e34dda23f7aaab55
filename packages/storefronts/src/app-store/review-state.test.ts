import { REVIEW_STATES } from "@kinora/contracts/billing/review-states";
import { expect, it } from "vitest";
import { reviewState } from "./review-state.ts";

const ROWS = [
  ["APPROVED", "approved"],
  ["DEVELOPER_ACTION_NEEDED", "developer_action_needed"],
  ["REMOVED_FROM_SALE", "removed_from_sale"],
  ["DEVELOPER_REMOVED_FROM_SALE", "removed_from_sale"],
  ["IN_REVIEW", "in_review"],
  ["MISSING_METADATA", "missing_metadata"],
  ["PENDING_BINARY_APPROVAL", "pending_binary_approval"],
  ["PROCESSING_CONTENT", "processing_content"],
  ["READY_TO_SUBMIT", "ready_to_submit"],
  ["REJECTED", "rejected"],
  ["WAITING_FOR_REVIEW", "waiting_for_review"],
  ["WAITING_FOR_UPLOAD", "waiting_for_upload"],
] as const;

it.each(ROWS)("App Store Connect's %s is %s", (value, state) => {
  expect(reviewState(value)).toBe(state);
});

it("twelve values cover all eleven labels, and no other value is guessed at", () => {
  expect([...new Set(ROWS.map(([, state]) => state))].sort()).toEqual([...REVIEW_STATES].sort());
  expect(["PREPARE_FOR_SUBMISSION", "approved", "", "toString"].map(reviewState)).toEqual(
    Array.from({ length: 4 }, () => "unknown"),
  );
});
