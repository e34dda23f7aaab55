import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { correction, correctionDecision, correctionList, newCorrection } from "./correction.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const ADMIN = { access: "signed-in", scope: "publish", role: "admin" } as const;

/** Corrections of gems by staff. */
export const correctionRoutes = {
  correctGems: defineRoute({
    ...ADMIN,
    reauthentication: true,
    ...{ method: "POST", path: "/api/admin/people/{id}/corrections", idempotent: true },
    summary: "Give or take gems with a reason; many of them wait for a second person",
    ...{ rate: "write", params: id, body: newCorrection, answer: correction, status: 201 },
    refusals: ["PERSON_NOT_FOUND", "OWN_ACCOUNT", "INSUFFICIENT_GEMS", "IDEMPOTENCY_KEY_REUSED"],
  }),
  listCorrections: defineRoute({
    ...ADMIN,
    ...{ method: "GET", path: "/api/admin/corrections" },
    summary: "Corrections that wait for a second person, oldest first",
    ...{ rate: "read", answer: correctionList, status: 200, refusals: [] },
  }),
  decideCorrection: defineRoute({
    ...ADMIN,
    reauthentication: true,
    ...{ method: "POST", path: "/api/admin/corrections/{id}/decision" },
    summary: "Agree to a correction that somebody else asked for, or decline it",
    ...{ rate: "write", params: id, body: correctionDecision, answer: correction, status: 200 },
    refusals: [
      "CORRECTION_NOT_FOUND",
      "CORRECTION_DECIDED",
      "OWN_DECISION",
      "OWN_ACCOUNT",
      "INSUFFICIENT_GEMS",
    ],
  }),
} as const;
