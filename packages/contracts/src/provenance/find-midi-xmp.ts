import type { ByteSource } from "./byte-source.ts";
import { fourLetters, viewOf } from "./byte-view.ts";
import { decodeText, readPart, walkParts } from "./walk-parts.ts";

/**
 * Returns the packet between its opening and closing markers. Not a regular expression, which a
 * hostile file could slow down.
 */
function packetIn(text: string): string | null {
  const start = text.indexOf("<?xpacket begin=");
  const end = start === -1 ? -1 : text.indexOf("<?xpacket end=", start);
  return end === -1 ? null : text.slice(start, end);
}

/**
 * Returns the XMP packet of a MIDI file, or null. The format has no place for one: ours is a text
 * event in a track, found by the packet's own markers, as XMP intends for files that cannot be
 * parsed.
 */
export async function findMidiXmp(source: ByteSource): Promise<string | null> {
  const chunks = walkParts(source, 0, source.size, (header, at) => {
    const start = at + 8;
    const end = start + viewOf(header).getUint32(4);
    return { type: fourLetters(header, 0), start, end, next: end };
  });
  for await (const chunk of chunks) {
    if (chunk.type !== "MTrk") continue;
    const packet = packetIn(decodeText(await readPart(source, chunk)));
    if (packet !== null) return packet;
  }
  return null;
}
