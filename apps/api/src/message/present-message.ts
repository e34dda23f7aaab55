import type { StoredSentence } from "@kinora/contracts/message/sentence";

/** Returns the message that accompanies the words, with null fields when only words were stored. */
export function presentMessage(said: StoredSentence | null): {
  code: string | null;
  params: Record<string, unknown> | null;
} {
  if (said === null || typeof said === "string") return { code: null, params: null };
  return { code: said.code, params: { ...said.params } };
}
