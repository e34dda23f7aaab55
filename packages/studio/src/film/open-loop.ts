import type { FrameSource } from "../picture/raw-frame.ts";
import type { FrameSize } from "../stage/stage.ts";

/** Seconds of crossfade from the end to the beginning, and its maximum fraction of a film. */
const SEAM = 0.4;
const LARGEST_SEAM = 0.1;

/**
 * Blends one frame over another, with `share` out of 256 of the second; opaque RGBA of the same
 * size.
 */
function crossfade(under: Buffer, over: Buffer, share: number): void {
  const rest = 256 - share;
  for (let at = 0; at < under.length; at += 1) {
    under[at] = ((under[at] ?? 0) * rest + (over[at] ?? 0) * share) >>> 8;
  }
}

/**
 * Opens a film whose end leads into its beginning: what would precede its first frame fades in over
 * its last moments. `source` must be steered for a loop, so that camera, figures and weather agree
 * in both; only movement of the place itself (waves, windows, leaves) visibly fades.
 */
export function openLoop(source: FrameSource, frame: FrameSize, duration: number): FrameSource {
  const seam = Math.min(SEAM, duration * LARGEST_SEAM);
  let pixels: Buffer = Buffer.alloc(0);
  return {
    canvas: { ...frame, data: () => pixels },
    drawFrame: (seconds) => {
      source.drawFrame(seconds + seam);
      pixels = source.canvas.data();
      const into = (seconds - (duration - seam)) / seam;
      if (into <= 0) return;
      source.drawFrame(seconds + seam - duration);
      crossfade(pixels, source.canvas.data(), Math.round(Math.min(1, into) * 256));
    },
  };
}
