import { z } from "zod";
import { says } from "../field/field-sentence.ts";
import { unshown } from "../field/unshown.ts";
import { UNSAFE_CATEGORIES, WORD_TIERS } from "./word-list.ts";

/** Maximum entries that one edit may add or remove. */
export const EDIT_MAX = 500;
/** Maximum characters of an entry. */
export const TERM_MAX = 100;
/** Maximum texts that an edit is tried on. */
export const TRIED_MAX = 5_000;

const LISTS = "owners write the lists";
const words = unshown(z.string().trim().min(1).max(TERM_MAX), LISTS);

/** An entry: words; a star at either end matches any further letters. */
export const wordTerm = z
  .strictObject({
    text: words,
    tier: z.enum(WORD_TIERS),
    /** ISO 639 code; "" for all languages. */
    language: unshown(z.string().regex(/^[a-z]{0,3}$/), LISTS).default(""),
    /** For a banned word: true when its author may confirm that it is harmless. */
    isSoft: z.boolean().default(false),
    /** For a very unsafe word: the only information that users get. */
    category: z.enum(UNSAFE_CATEGORIES).nullable().default(null),
  })
  .refine(({ tier, category }) => (tier === "very_unsafe") === (category !== null), {
    error: "A very unsafe word has a category, and no other word has one.",
    path: ["category"],
  })
  .refine(({ tier, text, isSoft }) => tier !== "negative" || !(text.includes("*") || isSoft), {
    error: "What a model is told to leave out is told as it stands: no stars, nothing to confirm.",
    path: ["text"],
  })
  .meta({ id: "WordTerm" });

const terms = z.array(wordTerm).max(EDIT_MAX).default([]);
const phrases = z.array(words).max(EDIT_MAX).default([]);

/** Entries, and phrases that allow them, to add and remove. */
export const wordEdit = z.strictObject({
  added: terms,
  removed: terms,
  allowed: phrases,
  disallowed: phrases,
});

const NO_SPACES =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u;
/** True for an entry that can match, and not almost every text: signs alone match nothing. */
const isMatchable = (text: string) =>
  NO_SPACES.test(text) || (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2;

/** POST /api/words/edits */
export const newWordEdit = wordEdit
  .extend({ note: unshown(z.string().trim().max(300), LISTS).default("") })
  .superRefine(({ added, allowed }, context) => {
    const texts = [
      ...added.map(({ text }, at) => ({ text, path: ["added", at, "text"] })),
      ...allowed.map((text, at) => ({ text, path: ["allowed", at] })),
    ];
    for (const { text, path } of texts) {
      if (isMatchable(text)) continue;
      context.addIssue({ code: "custom", ...says("word.tooShort"), path });
    }
  });

/** GET /api/words */
export const wordLists = z.object({
  terms: z.array(wordTerm),
  allowed: z.array(z.string()),
  /** Languages without a list. */
  unlisted: z.array(z.string()),
});
export type WordListsAnswer = z.infer<typeof wordLists>;

/** What an edit would have stopped. */
export const wordTry = z.object({
  tried: z.int(),
  stopped: z.int(),
  /** Number of texts with each of its entries, most frequent first. */
  by: z.array(z.object({ text: z.string(), texts: z.int() })),
});
export type WordTry = z.infer<typeof wordTry>;

export const keptWordEdit = wordEdit.extend({
  number: z.int(),
  at: z.iso.datetime(),
  /** Handle of its author. */
  by: z.string().nullable(),
  note: z.string(),
  reverts: z.int().nullable(),
});
export type KeptWordEdit = z.infer<typeof keptWordEdit>;
export const keptWordEdits = z.object({ items: z.array(keptWordEdit) });
