/** Notation of other services, with its plain wording. */
const NOTATION: readonly (readonly [RegExp, string])[] = [
  // Add-on models: "<lora:film-grain:0.8>".
  [/<[a-z]+:[^<>]*>/gi, " "],
  // Weights: "(scooter:1.3)", "castle::2".
  [/::?\s*-?\d+(?:\.\d+)?(?=\s*(?:[)\]},|]|$))/g, ""],
  [/::\s*-?\d+(?:\.\d+)?/g, ","],
  // Flags: "--ar 16:9 --v 6 --no people".
  [/\s--no\s+/g, ", no "],
  [/\s--[a-z]+(?:\s+[\d.:]+|\s+raw\b)?/gi, " "],
];

/** Words with which a picture is asked for, before what it should show. */
const REQUEST =
  /^\s*(?:(?:please|hello|hi|hey),?\s+)?(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would) (?:like|love) (?:you )?to |i (?:want|need) (?:you )?to )?(?:please )?(?:draw|paint|make|create|generate|show|give|see|sketch)\s+(?:me|us)?\s*(?=(?:an?|the|some|one|two|three|\d+)\b)/i;
const A_PICTURE = /^\s*(?:an?|the|one)\s+(?:picture|image)\s+of\s+/i;

/**
 * Removes from a prompt what asks for a picture rather than describing it: a request in words, and
 * the notation of other services.
 */
export function readPlainly(prompt: string): string {
  const plain = NOTATION.reduce((text, [notation, words]) => text.replace(notation, words), prompt);
  return plain.replace(REQUEST, "").replace(A_PICTURE, "");
}
