import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { ScreenMessage } from "../src/text/message.ts";

/** The argument types that the screens can format (src/text/say.ts). */
const KNOWN = new Set(["plural", "select"]);

/** Compiles an ICU message to the form that the screens read. @throws when it cannot be parsed */
export function compileMessage(icu: string): ScreenMessage {
  const compiled = toMessage(compileMessageOrThrow(icu));
  return Array.isArray(compiled) && compiled.length === 0 ? "" : compiled;
}

function toMessage(tokens: CompiledMessage | string): ScreenMessage {
  if (typeof tokens === "string") return tokens;
  const said = tokens.map((token) => {
    if (typeof token === "string") return token;
    const [name, type, cases] = token;
    if (type === undefined) return [String(name)] as const;
    if (!KNOWN.has(type)) throw new Error(`A screen cannot fill in {${name}, ${type}}`);
    if (typeof cases !== "object" || cases === null) return [String(name), type] as const;
    const each = Object.entries({ ...cases }).flatMap(([key, words]) => {
      if (typeof words === "string" || Array.isArray(words)) return [[key, toMessage(words)]];
      if (words) throw new Error("A screen counts without an offset");
      return [];
    });
    return [String(name), type, Object.fromEntries(each)] as const;
  });
  const [only] = said;
  return said.length === 1 && typeof only === "string" && only !== "#" ? only : said;
}
