import type { StoredSentence } from "@kinora/contracts/message/sentence";

/** A message beside its words; both are null where only words were kept. */
export function presentMessage(said: StoredSentence | null): {
  code: string | null;
  params: Record<string, unknown> | null;
} {
  if (said === null || typeof said === "string") return { code: null, params: null };
  return { code: said.code, params: { ...said.params } };
}
