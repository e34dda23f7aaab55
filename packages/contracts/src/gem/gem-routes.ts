import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { gemBalance, gemEntryPage } from "./gem.ts";
import { gemReceipt } from "./gem-receipt.ts";
import { gemYear, gemYearParams, statementQuery } from "./statement.ts";

const id = z.object({ id: z.string().min(1).max(64) });

/** Gems: balance and statement. */
export const gemRoutes = {
  getGemBalance: defineRoute({
    method: "GET",
    path: "/api/gems/balance",
    summary: "Gems available and reserved",
    access: "signed-in",
    scope: "read",
    rate: "read",
    answer: gemBalance,
    status: 200,
    refusals: [],
  }),
  listGemEntries: defineRoute({
    method: "GET",
    path: "/api/gems/entries",
    summary: "The statement, newest first",
    access: "signed-in",
    scope: "read",
    rate: "read",
    query: statementQuery,
    answer: gemEntryPage,
    status: 200,
    refusals: [],
  }),
  getGemYear: defineRoute({
    method: "GET",
    path: "/api/gems/years/{year}",
    summary: "Where gems came from and went to in a year",
    access: "signed-in",
    scope: "read",
    rate: "read",
    params: gemYearParams,
    answer: gemYear,
    status: 200,
    refusals: [],
  }),
  getGemReceipt: defineRoute({
    method: "GET",
    path: "/api/gems/receipts/{id}",
    summary: "What explains one change",
    access: "signed-in",
    scope: "read",
    rate: "read",
    params: id,
    answer: gemReceipt,
    status: 200,
    refusals: ["RECEIPT_NOT_FOUND"],
  }),
};
