import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const EMOJI =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

const require = createRequire(import.meta.url);

let names: ReadonlyMap<string, string> | undefined;

const bare = (emoji: string) => emoji.replace(/\p{Emoji_Modifier}|\uFE0F/gu, "");

function loadNames(): ReadonlyMap<string, string> {
  const file = require.resolve("emojilib");
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof parsed !== "object" || parsed === null) throw new TypeError("emojilib has no names");
  return new Map(
    Object.entries(parsed).map(([emoji, keywords]) => {
      const name = Array.isArray(keywords) ? String(keywords[0] ?? "") : "";
      return [bare(emoji), name.replaceAll("_", " ")];
    }),
  );
}

/** Replaces every emoji with its name: "🦊 in 🌧" becomes "fox, in cloud with rain,". */
export function spellEmoji(text: string): string {
  return text.replace(EMOJI, (emoji) => {
    names ??= loadNames();
    const name = names.get(bare(emoji)) ?? names.get(bare([...emoji][0] ?? "")) ?? "";
    return name === "" ? " " : ` ${name}, `;
  });
}
