import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import { encodePng, encodeWebp } from "@kinora/studio/picture/encode-picture";
import { readFrame } from "@kinora/studio/picture/raw-frame";
import { createCanvas } from "@napi-rs/canvas";
import { writeXmpBox } from "../xmp-box.ts";
import { writeXmpPacket } from "../xmp-packet.ts";

export const recipe = { prompt: 'a "fox" & <owl> in the snow — 雪', kind: "image", seed: 7 };
const xmp = writeXmpPacket(recipe);

const run = promisify(execFile);

function paintFrame() {
  const canvas = createCanvas(96, 54);
  const context = canvas.getContext("2d", { alpha: false });
  context.fillStyle = "#c06030";
  context.fillRect(10, 10, 40, 30);
  return readFrame(canvas);
}

/** Makes a one-second file of ffmpeg's test picture and tone. */
async function ffmpeg(name: string, ...options: string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "kinora-sample-"));
  const file = join(folder, name);
  const sources = ["-f", "lavfi", "-i", "testsrc=size=64x64:rate=12", "-f", "lavfi", "-i", "sine"];
  try {
    await run(findFfmpeg(), ["-v", "error", ...sources, "-t", "1", ...options, file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function riffChunk(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, "latin1");
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)]);
}

async function wav(): Promise<Buffer> {
  const plain = await ffmpeg("tone.wav", "-map", "1:a", "-fflags", "+bitexact");
  return riffChunk("RIFF", Buffer.concat([plain.subarray(8), riffChunk("_PMX", Buffer.from(xmp))]));
}

async function mp3(): Promise<Buffer> {
  const sound = await ffmpeg("tone.mp3", "-map", "1:a", "-write_xing", "0", "-id3v2_version", "0");
  const content = Buffer.from(`XMP\0${xmp}`);
  const frame = Buffer.alloc(10);
  frame.write("PRIV", "latin1");
  frame.writeUInt32BE(content.length, 4);
  const length = frame.length + content.length;
  const size = [21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f);
  const tag = Buffer.from([...Buffer.from("ID3\x03\0\0", "latin1"), ...size]);
  return Buffer.concat([tag, frame, content, sound]);
}

async function mp4(): Promise<Buffer> {
  const film = await ffmpeg("film.mp4", "-pix_fmt", "yuv420p", "-movflags", "+faststart");
  return Buffer.concat([film, writeXmpBox(xmp)]);
}

/** A small file with a recipe for each format that is signed. */
export const SAMPLES: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ["PNG", () => encodePng(paintFrame(), xmp)],
  ["WebP", () => encodeWebp(paintFrame(), xmp)],
  ["MP4", mp4],
  ["MP3", mp3],
  ["WAV", wav],
];

/** Returns the MD5 of each decoded frame of a film and of its sound. */
export async function hashFrames(path: string): Promise<string> {
  const { stdout } = await run(findFfmpeg(), ["-v", "error", "-i", path, "-f", "framemd5", "-"]);
  return stdout;
}
