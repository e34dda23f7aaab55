import { z } from "zod";

/** What an order asks a service for, as far as it says so in its own words. */
export interface Wish {
  /** Pixels; null: it names a shape, or nothing. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Width by height; null: it follows the picture that it begins with. */
  readonly shape: number | null;
  readonly seconds: number | null;
}

interface Said {
  width?: number;
  height?: number;
  shape?: number;
  seconds?: number;
  frames?: number;
  fps?: number;
}

const numeric = z.coerce.number().positive();

/** Reads it wherever it stands, in the words of any of the services (reference 3 to 11). */
export function readWish(input: unknown): Wish {
  const said: Said = {};
  read(input, said);
  const { width, height, seconds, frames, fps } = said;
  const size = width !== undefined && height !== undefined ? { width, height } : null;
  const filmed = frames !== undefined && fps !== undefined ? frames / fps : null;
  return {
    size,
    shape: size ? size.width / size.height : (said.shape ?? null),
    seconds: seconds ?? filmed,
  };
}

function read(value: unknown, said: Said): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "object") read(inner, said);
    else note(key, inner, said);
  }
}

function note(key: string, value: unknown, said: Said): void {
  const text = String(value);
  const number = numeric.safeParse(text.replace(/s$/, "")).data;
  switch (key) {
    case "duration":
    case "seconds":
    case "durationSeconds":
      if (number !== undefined) said.seconds = number;
      return;
    case "music_length_ms":
      if (number !== undefined) said.seconds = number / 1_000;
      return;
    case "width":
    case "height":
      if (number !== undefined) said[key] = number;
      return;
    case "length":
    case "batch_size":
      // One picture is no film; networks that want one more have it.
      if (number !== undefined && number > 1) said.frames = number;
      return;
    case "fps":
    case "frame_rate":
      if (number !== undefined) said.fps = number;
      return;
    case "size":
    case "ratio":
    case "resolution":
    case "aspect_ratio":
    case "aspectRatio":
      noteShape(text, said);
  }
}

/** "1280x720", "1280:720", "16:9", "16x9". */
function noteShape(text: string, said: Said): void {
  const [, first, second] = /^(\d+)\s*[x:*]\s*(\d+)$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return;
  const [width, height] = [Number(first), Number(second)];
  if (width >= 64 && height >= 64) Object.assign(said, { width, height });
  said.shape = width / height;
}
