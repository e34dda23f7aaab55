import sharp from "sharp";
import { readXmpBox } from "../film/xmp-box.ts";
import { type Provenance, readXmpPacket } from "./xmp-packet.ts";

function isMp4(file: Buffer): boolean {
  return file.toString("latin1", 4, 8) === "ftyp";
}

/** XMP of a PNG or WebP; null when it is neither, or has none. Only the header is decoded. */
async function readPictureXmp(file: Buffer): Promise<string | null> {
  try {
    const { xmp } = await sharp(file).metadata();
    return xmp === undefined ? null : xmp.toString("utf8");
  } catch {
    return null;
  }
}

/** The recipe and marking a result carries (PNG, WebP or MP4), or null when the file is not one of ours. */
export async function readRecipe(file: Buffer): Promise<Provenance | null> {
  const packet = isMp4(file) ? readXmpBox(file) : await readPictureXmp(file);
  return packet === null ? null : readXmpPacket(packet);
}
