import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { blockPage } from "./block.ts";

const BLOCK = {
  access: "signed-in",
  scope: "publish",
  rate: "write",
  beforeConsent: true,
  path: "/api/people/{handle}/block",
  params: z.object({ handle: z.string().min(1).max(64) }),
  answer: null,
  status: 204,
} as const;

/** People who see nothing of one another. */
export const blockRoutes = {
  listBlocks: defineRoute({
    ...{ access: "signed-in", scope: "read", rate: "read", method: "GET", path: "/api/me/blocks" },
    summary: "People one has blocked, the latest first",
    ...{ query: pageQuery, answer: blockPage, status: 200, refusals: [] },
  }),
  blockPerson: defineRoute({
    ...BLOCK,
    ...{
      method: "PUT",
      summary: "Block a person: neither sees the other's works and comments, or follows them",
    },
    refusals: ["PERSON_NOT_FOUND", "BLOCK_SELF", "BLOCKS_FULL"],
  }),
  unblockPerson: defineRoute({
    ...BLOCK,
    ...{ method: "DELETE", summary: "Block a person no longer", refusals: ["PERSON_NOT_FOUND"] },
  }),
} as const;
