import { spawnSync } from "node:child_process";
import { deflateSync } from "node:zlib";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import sharp, { type Sharp } from "sharp";

/** Real files of every kind, made here: valid ones, and ones that no honest client would send. */

/** Draws a picture with visible content: a bright spot on a gradient. */
export function drawScene(width = 320, height = 200): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g"><stop stop-color="#123a6b"/><stop offset="1" stop-color="#f2a33a"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="25%" cy="25%" r="12%" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** Makes a JPEG as a phone takes it: rotated by EXIF, with its location. */
export function makePhonePhoto(): Promise<Buffer> {
  return drawScene()
    .withExif({
      IFD0: { Make: "Testphone", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1", GPSLongitudeRef: "E" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function makeCmykPhoto(): Promise<Buffer> {
  return drawScene().toColourspace("cmyk").jpeg().toBuffer();
}

/** Makes an animation of two frames: the first bright, the second black. */
export async function makeAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ["#fafafa", "#000000"].map((background) =>
      sharp({ create: { width: 128, height: 96, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

/** Makes a PNG of a few hundred bytes whose header claims this many pixels. */
export function makePixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(4_096))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(data.length, 0);
  sizes.writeUInt32BE(crc(body), 4);
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
}

/** CRC-32 of the PNG specification, annex D. */
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** Makes the first bytes of a photo as iPhones take it. */
export function makeHeic(): Buffer {
  const box = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  return Buffer.concat([box, Buffer.alloc(2_000, 7)]);
}

/** Makes a clip with picture and tone, and its location. */
export function makeClip(
  path: string,
  { seconds = 2, size = "320x180", rate = 24, sound = true, front = false } = {},
): void {
  ffmpeg([
    ...["-f", "lavfi", "-i", `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
    ...(sound ? ["-f", "lavfi", "-i", `sine=frequency=440:duration=${seconds}`] : []),
    ...["-metadata", "location=+52.5200+013.4050/", "-metadata", "title=secret"],
    ...["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"],
    ...(front ? ["-movflags", "+faststart"] : []),
    path,
  ]);
}

/** Makes one second of film with this encoder of ffmpeg. */
export function makeFilmOf(path: string, encoder: string): void {
  ffmpeg([
    ...["-f", "lavfi", "-i", "testsrc2=size=320x192:rate=24:duration=1", "-strict", "-2"],
    ...["-c:v", encoder, path],
  ]);
}

/** Makes one second of silence followed by a loud tone. */
export function makeSound(path: string, seconds = 3): void {
  ffmpeg([
    ...["-f", "lavfi", "-i", `sine=frequency=440:duration=${seconds}`],
    ...["-af", "volume='if(lt(t,1),0,6)':eval=frame", path],
  ]);
}

/** Runs ffmpeg. @throws Error with the output of ffmpeg */
export function ffmpeg(args: readonly string[]): void {
  const run = spawnSync(findFfmpeg(), ["-hide_banner", "-loglevel", "error", "-y", ...args]);
  if (run.status !== 0) throw new Error(String(run.stderr));
}
