import { crc32 } from "node:zlib";
import type { NewTakeoutEntry } from "@kinora/domain/takeout/takeout";

/** Returns an archive entry for a generated text file. */
export function textEntry(name: string, words: string, modified: Date): NewTakeoutEntry {
  const text = Buffer.from(words);
  return {
    ...{ name, modified, subject: null, bytes: text.length, crc: crc32(text) },
    mimeType: name.endsWith(".html") ? "text/html" : "application/json",
    content: { kind: "text", text },
  };
}
