import type { ByteSource } from "./byte-source.ts";
import { fourLetters, viewOf } from "./byte-view.ts";
import { decodeText, readPart, walkParts } from "./walk-parts.ts";

/** The packet between the marks that open and close it; no pattern, which a hostile file could slow. */
function packetIn(text: string): string | null {
  const start = text.indexOf("<?xpacket begin=");
  const end = start === -1 ? -1 : text.indexOf("<?xpacket end=", start);
  return end === -1 ? null : text.slice(start, end);
}

/**
 * The XMP packet of a MIDI file, or null. The format has no place for one: ours is a text event in a
 * track, where a packet is found by its own marks, as XMP means them for files one cannot parse.
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
