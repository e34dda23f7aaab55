/** Families of language models by the beginning of their ids, as their makers write the names. */
const FAMILIES = [
  { begins: "chatgpt-", name: "ChatGPT-", joined: true },
  { begins: "gpt-", name: "GPT-", joined: true },
  { begins: "claude-", name: "Claude", joined: false },
  { begins: "gemini-", name: "Gemini", joined: false },
  { begins: "gemma-", name: "Gemma", joined: false },
] as const;

/** A date of release or "latest" at the end of an id, which is not part of the name. */
const VERSION = /-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/;

/**
 * Returns the name of a language model as people know it: "claude-sonnet-4-5-20250929" is Claude
 * Sonnet 4.5. An id of no known family is its own name.
 */
export function languageModelName(id: string): string {
  const bare = id.replace(/^(?:models|openai|anthropic|google)\//, "").replace(VERSION, "");
  const family = FAMILIES.find(({ begins }) => bare.startsWith(begins));
  if (!family) return id;
  const rest = bare
    .slice(family.begins.length)
    // Two short numbers are one version.
    .replace(/\b(\d{1,2})-(\d{1,2})\b/g, "$1.$2")
    .split("-")
    .map((word) => (family.joined ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
  return family.joined ? `${family.name}${rest}` : `${family.name} ${rest}`;
}
