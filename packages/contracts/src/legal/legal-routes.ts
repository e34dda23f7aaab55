import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { consentDeclined, consentState, consentWish, legalPage } from "./legal.ts";
import { LEGAL_NAMES } from "./legal-names.ts";

const OWN = { access: "signed-in", sessionOnly: true, beforeConsent: true } as const;

/** The texts that the operator asks users to agree to, and their answer. */
export const legalRoutes = {
  getLegalPage: defineRoute({
    ...{ method: "GET", path: "/api/legal/{name}", access: "public", scope: "read", rate: "read" },
    summary: "Terms, rules, privacy or imprint of this server",
    params: z.object({ name: z.enum(LEGAL_NAMES) }),
    ...{ answer: legalPage, status: 200, refusals: [] },
  }),
  getConsent: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/consent", scope: "read", rate: "read" },
    summary: "What I have to agree to here, and whether I did",
    ...{ answer: consentState, status: 200, refusals: [] },
  }),
  giveConsent: defineRoute({
    ...OWN,
    ...{ method: "POST", path: "/api/me/consent", scope: "publish", rate: "write" },
    summary: "Agree to the versions that were shown, and say that I am old enough",
    ...{ body: consentWish, answer: consentState, status: 200, refusals: ["TEXTS_CHANGED"] },
  }),
  declineConsent: defineRoute({
    ...OWN,
    ...{ method: "DELETE", path: "/api/me/consent", scope: "publish", rate: "write" },
    summary: "Do not agree: an account that never did and has nothing is gone",
    ...{ answer: consentDeclined, status: 200, refusals: [] },
  }),
} as const;
