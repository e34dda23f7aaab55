import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { mutePage } from "./mute.ts";

const MUTE = {
  access: "signed-in",
  scope: "publish",
  rate: "write",
  beforeConsent: true,
  path: "/api/people/{handle}/mute",
  params: z.object({ handle: z.string().min(1).max(64) }),
  answer: null,
  status: 204,
} as const;

/** People whose works and comments somebody does not want to see. */
export const muteRoutes = {
  listMutes: defineRoute({
    ...{ access: "signed-in", scope: "read", rate: "read", method: "GET", path: "/api/me/mutes" },
    summary: "People one has muted, the latest first",
    ...{ query: pageQuery, answer: mutePage, status: 200, refusals: [] },
  }),
  mutePerson: defineRoute({
    ...MUTE,
    ...{ method: "PUT", summary: "Mute a person: their works and comments no longer appear" },
    refusals: ["PERSON_NOT_FOUND", "MUTE_SELF", "MUTES_FULL"],
  }),
  unmutePerson: defineRoute({
    ...MUTE,
    ...{ method: "DELETE", summary: "Mute a person no longer", refusals: ["PERSON_NOT_FOUND"] },
  }),
} as const;
