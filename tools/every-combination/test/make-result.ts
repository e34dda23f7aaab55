import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { ffmpeg } from "@kinora/testing/upload/make-files";

export interface ResultShape {
  readonly kind: ContentKind;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Frames a second: few, for nobody watches them. */
const RATE = 8;

/** Makes real files of any shape, each once. */
export function openMaker() {
  const folder = mkdtempSync(join(tmpdir(), "kinora-combination-"));
  const made = new Map<string, Buffer>();
  return {
    make(shape: ResultShape): Buffer {
      const name = Object.values(shape).join("-");
      const known = made.get(name);
      if (known) return known;
      const file = join(folder, name + ENDINGS[shape.kind]);
      ffmpeg([...argumentsFor(shape), file]);
      const bytes = readFileSync(file);
      made.set(name, bytes);
      return bytes;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const ENDINGS: Readonly<Record<ContentKind, string>> = {
  image: ".png",
  video: ".mp4",
  music: ".mp3",
  story: ".mp4",
};

function argumentsFor({ kind, width, height, seconds }: ResultShape): readonly string[] {
  const size = `size=${width}x${height}`;
  const tone = ["-f", "lavfi", "-i", `sine=frequency=440:duration=${seconds}`];
  if (kind === "image") return ["-f", "lavfi", "-i", `testsrc2=${size}`, "-frames:v", "1"];
  if (kind === "music") return tone;
  return [
    ...["-f", "lavfi", "-i", `testsrc2=${size}:rate=${RATE}:duration=${seconds}`, ...tone],
    ...["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"],
  ];
}
