import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { remixAudienceChange, remixPage, remixQuery, usualRemixAudience } from "./remix.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const WRITES = { access: "signed-in", scope: "publish", rate: "write", status: 200 } as const;

/** Works that were made from others, and who may make them. */
export const remixRoutes = {
  listRemixes: defineRoute({
    ...{ access: "optional", scope: "read", rate: "read", method: "GET", status: 200 },
    path: "/api/creations/{id}/remixes",
    summary: "Remixes of a work, newest first, and what it was made from",
    params: id,
    query: remixQuery,
    answer: remixPage,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  setRemixAudience: defineRoute({
    ...WRITES,
    method: "PUT",
    path: "/api/creations/{id}/remixes/audience",
    summary: "Choose who may remix one's own work, or null for one's default",
    params: id,
    body: remixAudienceChange,
    answer: remixAudienceChange,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  getUsualRemixAudience: defineRoute({
    ...{ access: "signed-in", scope: "read", rate: "read", method: "GET", status: 200 },
    path: "/api/me/remix-audience",
    summary: "Who may remix one's works where nothing else was chosen",
    answer: usualRemixAudience,
    refusals: [],
  }),
  setUsualRemixAudience: defineRoute({
    ...WRITES,
    method: "PUT",
    path: "/api/me/remix-audience",
    summary: "Choose who may remix one's works where nothing else was chosen",
    body: usualRemixAudience,
    answer: usualRemixAudience,
    refusals: [],
  }),
} as const;
