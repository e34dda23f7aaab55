import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/**
 * Opens a file of compressed texts with names: a line of JSON with the place and length of each, counted from the next
 * line, then the texts. Only what is asked for is unpacked.
 */
export function openPack(file: URL): (name: string) => string | undefined {
  const bytes = readFileSync(file);
  const start = bytes.indexOf("\n") + 1;
  const places: Readonly<Record<string, readonly [number, number]>> = JSON.parse(
    bytes.toString("utf8", 0, start),
  );
  return (name) => {
    if (!Object.hasOwn(places, name)) return undefined;
    const [at = 0, length = 0] = places[name] ?? [];
    return brotliDecompressSync(bytes.subarray(start + at, start + at + length)).toString();
  };
}
