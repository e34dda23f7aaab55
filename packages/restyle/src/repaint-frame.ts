import type { Look } from "@kinora/studio/scene/scene-spec";
import type { FrameSize } from "@kinora/studio/stage/stage";

interface Brushwork {
  /** Number of tone steps; 0 = smooth. */
  readonly tones: number;
  readonly contrast: number;
  readonly saturation: number;
  /** 0..1: darkness of lines where the tone changes; negative values make them glow. */
  readonly ink: number;
  /** 0..1: darkness of printed dots in the shadows. */
  readonly dots?: number;
  /** Factors for red, green and blue applied to everything. */
  readonly wash: readonly [number, number, number];
}

const BRUSHWORK: Readonly<Record<Look, Brushwork>> = {
  toy: { tones: 0, contrast: 1.08, saturation: 1.5, ink: 0, wash: [1.06, 1.03, 1] },
  cinema: { tones: 0, contrast: 1.16, saturation: 0.9, ink: 0, wash: [1.04, 0.99, 0.93] },
  storybook: { tones: 6, contrast: 1.05, saturation: 1.5, ink: 0.6, wash: [1.06, 1.01, 0.93] },
  papercut: { tones: 4, contrast: 1.12, saturation: 1.15, ink: 0.1, wash: [1.03, 0.98, 0.9] },
  neon: { tones: 0, contrast: 1.3, saturation: 1.7, ink: -0.9, wash: [0.62, 0.48, 0.86] },
  comics: { tones: 4, contrast: 1.3, saturation: 1.7, ink: 1, dots: 0.4, wash: [1.04, 1.02, 1] },
  anime: { tones: 7, contrast: 1.15, saturation: 1.75, ink: 0.5, wash: [1.1, 1.1, 1.14] },
};

/** Difference of tone across two pixels, 0..255, at which a line reaches full strength. */
const LINE = 70;
/** Smaller differences are camera noise. */
const QUIET = 14;

/** Maps each tone to the look's tone: contrast around the middle, then soft steps. */
function toneTable({ tones, contrast }: Brushwork): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, tone) => {
    const value = Math.max(0, Math.min(255, (tone - 128) * contrast + 128));
    if (tones === 0) return value;
    const step = (value / 255) * tones;
    const within = step - Math.floor(step);
    // Soft edges between the steps; hard ones would flicker with the camera noise.
    const soft = within * within * within * (within * (within * 6 - 15) + 10);
    return ((Math.floor(step) + soft) / tones) * 255;
  });
}

/** Distance between printed dots in pixels, and the tone below which they appear. */
const DOT = 7;
const SHADE = 118;

/**
 * 0..1: position of a pixel within a printed dot, 1 at its centre; alternate rows are offset by
 * half a dot.
 */
function dotAt(x: number, y: number): number {
  const row = Math.floor(y / DOT);
  const dx = ((x + (row % 2) * (DOT / 2)) % DOT) - DOT / 2;
  const dy = (y % DOT) - DOT / 2;
  return Math.max(0, 1 - (dx * dx + dy * dy) / ((DOT * DOT) / 4));
}

/** Creates a painter that repaints the frames of a clip in a look; about 15 ms for 1280×720. */
export function createRepaint(look: Look, { width, height }: FrameSize) {
  const { saturation, ink, dots = 0, wash } = BRUSHWORK[look];
  const table = toneTable(BRUSHWORK[look]);
  const tones = new Uint8Array(width * height);
  const [red, green, blue] = wash;
  /** Modifies the RGBA pixels in place. */
  return (pixels: Uint8ClampedArray): void => {
    for (let at = 0, pixel = 0; at < tones.length; at += 1, pixel += 4) {
      const sum =
        (pixels[pixel] ?? 0) * 77 + (pixels[pixel + 1] ?? 0) * 150 + (pixels[pixel + 2] ?? 0) * 29;
      tones[at] = sum >> 8;
    }
    for (let at = 0, pixel = 0; at < tones.length; at += 1, pixel += 4) {
      const tone = tones[at] ?? 0;
      const to = table[tone] ?? tone;
      let line = 0;
      if (ink !== 0) {
        const across = (tones[at + 1] ?? tone) - (tones[at - 1] ?? tone);
        const along = (tones[at + width] ?? tone) - (tones[at - width] ?? tone);
        const change = Math.abs(across) + Math.abs(along) - QUIET;
        line = change <= 0 ? 0 : Math.min(1, change / LINE) * ink;
      }
      let keep = line > 0 ? 1 - line : 1;
      if (dots > 0 && tone < SHADE) {
        const dot = dotAt(at % width, Math.floor(at / width));
        if (dot > tone / SHADE) keep *= 1 - dots;
      }
      const shine = line < 0 ? -line * 150 : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = (pixels[pixel + channel] ?? 0) - tone;
        const tint = channel === 0 ? red : channel === 1 ? green : blue;
        pixels[pixel + channel] = (to + colour * saturation) * tint * keep + shine * tint;
      }
    }
  };
}
