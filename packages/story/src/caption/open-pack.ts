import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/**
 * Opens a file of named, compressed texts: a line of JSON with the offset and length of each,
 * counted from the next line, followed by the texts. Only requested texts are decompressed.
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
