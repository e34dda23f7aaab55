import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { LARGE_BODY_MAX_BYTES, TEXT_MAX } from "../limits.ts";
import { keptWordEdits, newWordEdit, wordEdit, wordLists, wordTry } from "./word-lists.ts";

const STAFF = { access: "signed-in", scope: "publish", role: "admin" } as const;
const changed = z.object({ number: z.int() });

/** Word lists that users' texts are checked against. */
export const wordRoutes = {
  checkWords: defineRoute({
    ...{ method: "POST", path: "/api/words/checks", access: "signed-in", scope: "create" },
    summary: "Check the words of a text while it is being written",
    ...{ rate: "write", whileWriting: true, bodyMaxBytes: LARGE_BODY_MAX_BYTES },
    body: z.strictObject({ prompt: z.string().max(TEXT_MAX) }),
    ...{ answer: null, status: 204, refusals: [] },
  }),
  getWords: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/words", summary: "The lists of words that are in force" },
    ...{ rate: "read", answer: wordLists, status: 200, refusals: [] },
  }),
  tryWordEdit: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/words/tries" },
    summary: "What an edit would have stopped of what was written last",
    ...{ rate: "edit", body: wordEdit, bodyMaxBytes: LARGE_BODY_MAX_BYTES },
    ...{ answer: wordTry, status: 200, refusals: [] },
  }),
  editWords: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/words/edits", summary: "Edit the lists of words" },
    ...{ rate: "edit", body: newWordEdit, bodyMaxBytes: LARGE_BODY_MAX_BYTES },
    ...{ answer: changed, status: 201, refusals: [] },
  }),
  listWordEdits: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/words/edits", summary: "Edits of the lists, newest first" },
    ...{ rate: "read", answer: keptWordEdits, status: 200, refusals: [] },
  }),
  revertWordEdit: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/words/edits/{number}/revert" },
    summary: "Take an edit of the lists back",
    params: z.object({ number: z.coerce.number().int().min(1) }),
    ...{ rate: "edit", answer: changed, status: 201, refusals: ["WORD_EDIT_NOT_FOUND"] },
  }),
} as const;
