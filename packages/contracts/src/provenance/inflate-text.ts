import { decodeText } from "./walk-parts.ts";

/**
 * Inflates a zlib stream of UTF-8 text; returns "" when it is damaged or longer than `most` bytes.
 */
export async function inflateText(bytes: Uint8Array, most: number): Promise<string> {
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream("deflate"));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value);
      length += read.value.length;
      // A few kilobytes can inflate to gigabytes.
      if (length > most) return "";
    }
  } catch {
    return "";
  } finally {
    await reader.cancel().catch(() => {});
  }
  return decodeText(new Uint8Array(await new Blob(parts).arrayBuffer()));
}
