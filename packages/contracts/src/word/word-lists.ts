import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { UNSAFE_CATEGORIES, WORD_TIERS } from "./word-list.ts";

/** Entries that one edit may add or take out. */
export const EDIT_MAX = 500;
/** Signs of an entry. */
export const TERM_MAX = 100;
/** Texts that an edit is tried on. */
export const TRIED_MAX = 5_000;

const LISTS = "owners write the lists";
const words = unshown(z.string().trim().min(1).max(TERM_MAX), LISTS);

/** An entry: words, with a star at an end that stands for any letters. */
export const wordTerm = z
  .strictObject({
    text: words,
    tier: z.enum(WORD_TIERS),
    /** Code of ISO 639; "" for all. */
    language: unshown(z.string().regex(/^[a-z]{0,3}$/), LISTS).default(""),
    /** Of a banned word: who wrote it may say that it is meant well. */
    isSoft: z.boolean().default(false),
    /** Of a very unsafe word: all that a person is told of it. */
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

/** What is added and taken out, of entries and of phrases in which they are allowed. */
export const wordEdit = z.strictObject({
  added: terms,
  removed: terms,
  allowed: phrases,
  disallowed: phrases,
});
/** POST /api/words/edits */
export const newWordEdit = wordEdit.extend({
  note: unshown(z.string().trim().max(300), LISTS).default(""),
});

/** GET /api/words */
export const wordLists = z.object({
  terms: z.array(wordTerm),
  allowed: z.array(z.string()),
  /** Languages of which there is no list. */
  unlisted: z.array(z.string()),
});
export type WordListsAnswer = z.infer<typeof wordLists>;

/** What an edit would have stopped. */
export const wordTry = z.object({
  tried: z.int(),
  stopped: z.int(),
  /** How many texts each of its entries stands in, most first. */
  by: z.array(z.object({ text: z.string(), texts: z.int() })),
});
export type WordTry = z.infer<typeof wordTry>;

export const keptWordEdit = wordEdit.extend({
  number: z.int(),
  at: z.iso.datetime(),
  /** Handle of who made it. */
  by: z.string().nullable(),
  note: z.string(),
  reverts: z.int().nullable(),
});
export type KeptWordEdit = z.infer<typeof keptWordEdit>;
export const keptWordEdits = z.object({ items: z.array(keptWordEdit) });
