import { type ByteSource, windowed } from "./byte-source.ts";
import { fourLetters } from "./byte-view.ts";
import { findMidiXmp } from "./find-midi-xmp.ts";
import { findMp3Xmp } from "./find-mp3-xmp.ts";
import { findMp4Xmp } from "./find-mp4-xmp.ts";
import { findPngXmp } from "./find-png-xmp.ts";
import { findRiffXmp } from "./find-riff-xmp.ts";
import { type EmbeddedRecipe, readXmpPacket } from "./read-xmp-packet.ts";

/** File formats that can carry a recipe, detected by their first bytes, never by their name. */
export type CarrierKind = "png" | "riff" | "mp4" | "mp3" | "midi";

const FINDERS: Record<CarrierKind, (source: ByteSource) => Promise<string | null>> = {
  png: findPngXmp,
  riff: findRiffXmp,
  mp4: findMp4Xmp,
  mp3: findMp3Xmp,
  midi: findMidiXmp,
};

function kindOf(start: Uint8Array): CarrierKind | null {
  if (start.length < 12) return null;
  if (fourLetters(start, 0) === "\x89PNG") return "png";
  if (fourLetters(start, 0) === "RIFF") return "riff";
  if (fourLetters(start, 0) === "MThd") return "midi";
  if (fourLetters(start, 4) === "ftyp") return "mp4";
  return fourLetters(start, 0).startsWith("ID3") ? "mp3" : null;
}

/**
 * Returns the recipe and marking in a result of ours (PNG, WebP, MP4, MP3, WAV, MIDI), or null when
 * the file carries none or is damaged. Never throws because of a file's contents; rejects when the
 * source cannot be read. The recipe is not validated: anyone can write one.
 */
export async function findRecipe(source: ByteSource): Promise<EmbeddedRecipe | null> {
  const near = windowed(source);
  const kind = kindOf(await near.read(0, 12));
  const packet = kind === null ? null : await FINDERS[kind](near);
  return packet === null ? null : readXmpPacket(packet);
}
