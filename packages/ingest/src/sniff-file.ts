import { open } from "node:fs/promises";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { FileRefused } from "./file-refused.ts";

/** An accepted format, recognised by content only. */
export interface SniffedFormat {
  readonly kind: UploadKind;
  /** Sharp's name for a picture format, or ffmpeg's for a demuxer. */
  readonly reader: string;
}

const HEAD_BYTES = 4_096;

const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];
const AVIF_BRANDS = ["avif", "avis"];
const SOUND_BRANDS = ["M4A ", "M4B ", "F4A "];

/**
 * Recognises a file's format by its first bytes; its name and declared type are ignored. Text in
 * any form (SVG, HTML, playlists that would make ffmpeg open other files) has no signature here.
 *
 * @throws FileRefused UPLOAD_TYPE_UNSUPPORTED, UPLOAD_HEIC_UNSUPPORTED
 */
export async function sniffFile(path: string): Promise<SniffedFormat> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return sniff(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** `sniffFile` for the first bytes of a file. */
export function sniff(head: Buffer): SniffedFormat {
  const text = head.toString("latin1");
  const found = sniffPicture(head, text) ?? sniffBoxes(text) ?? sniffRecording(head, text);
  if (!found) throw new FileRefused("UPLOAD_TYPE_UNSUPPORTED");
  return found;
}

function sniffPicture(head: Buffer, text: string): SniffedFormat | null {
  const picture = (reader: string): SniffedFormat => ({ kind: "image", reader });
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return picture("jpeg");
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return picture("png");
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return picture("webp");
  if (/^GIF8[79]a/.test(text)) return picture("gif");
  return null;
}

/**
 * ISO base media: MP4, MOV, M4A, AVIF and HEIC all begin with a box; its brands distinguish them.
 */
function sniffBoxes(text: string): SniffedFormat | null {
  const type = text.slice(4, 8);
  // Old QuickTime files have no "ftyp".
  if (["moov", "mdat", "wide"].includes(type)) return { kind: "video", reader: "mov" };
  if (type !== "ftyp") return null;
  const size = Math.min(text.length, 64);
  const brands = [text.slice(8, 12), ...(text.slice(16, size).match(/.{4}/gs) ?? [])];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return { kind: "image", reader: "heif" };
  const main = brands[0] ?? "";
  if (HEIC_BRANDS.includes(main) || main === "mif1" || main === "msf1") {
    throw new FileRefused("UPLOAD_HEIC_UNSUPPORTED");
  }
  return { kind: SOUND_BRANDS.includes(main) ? "audio" : "video", reader: "mov" };
}

function sniffRecording(head: Buffer, text: string): SniffedFormat | null {
  const sound = (reader: string): SniffedFormat => ({ kind: "audio", reader });
  if (text.startsWith("\x1a\x45\xdf\xa3")) return { kind: "video", reader: "matroska" };
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WAVE") return sound("wav");
  if (text.startsWith("fLaC")) return sound("flac");
  if (text.startsWith("OggS")) return sound("ogg");
  if (text.startsWith("ID3")) return sound("mp3");
  const [first = 0, second = 0] = head;
  // Frame headers: eleven ones; then ADTS has layer 0, MP3 layer 3.
  if (first === 0xff && (second & 0xf6) === 0xf0) return sound("aac");
  if (first === 0xff && (second & 0xe6) === 0xe2) return sound("mp3");
  return null;
}
