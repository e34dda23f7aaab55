import { parseSentence, type StoredSentence } from "@kinora/contracts/message/sentence";

/**
 * Reads the sentence of a row; rows from before sentences were messages have text instead of a
 * code.
 */
export function storedSentence(row: {
  readonly code: string | null;
  readonly params: unknown;
  readonly words: string;
}): StoredSentence {
  return row.code === null ? row.words : parseSentence(row.code, row.params);
}

/** Returns the three columns of a sentence. */
export function sentenceColumns(said: StoredSentence | null): {
  readonly code: string | null;
  readonly params: string | null;
  readonly words: string;
} {
  if (said === null) return { code: null, params: null, words: "" };
  if (typeof said === "string") return { code: null, params: null, words: said };
  return { code: said.code, params: JSON.stringify(said.params), words: "" };
}
