import { defineRoute } from "../http/route.ts";
import { checkedRows, ROWS_MAX_BYTES, rowsToCheck } from "./check-rows.ts";

/** Files of posts. */
export const scheduleFileRoutes = {
  checkPostRows: defineRoute({
    ...{ access: "signed-in", sessionOnly: true, method: "POST", scope: "publish" },
    rate: "bulk",
    path: "/api/posts/rows",
    summary:
      "What each row of a file of posts would do, and all that keeps it from doing it; nothing is done",
    inParts: true,
    body: rowsToCheck,
    bodyMaxBytes: ROWS_MAX_BYTES,
    answer: checkedRows,
    status: 200,
    refusals: [],
  }),
};
