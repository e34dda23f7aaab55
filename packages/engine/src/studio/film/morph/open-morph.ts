import type { FigureBox } from "../../draw/figure-actor.ts";
import type { FrameSize } from "../../draw/stage.ts";
import type { FrameSource, PixelSource } from "../../picture/raw-frame.ts";
import { type Bent, blendWarped } from "./blend-warped.ts";
import { createMeltOrder, weighOrder } from "./melt-order.ts";
import { bendField, boxBetween, createField } from "./warp-field.ts";

/** Shares of the film in which the first scene stands alone, and after which the second does. */
const BEGINS = 0.15;
const ENDS = 0.85;

/** How a figure without a counterpart goes: it sinks into its own feet. */
const GONE = 0.25;

/** What a morph begins or ends on: a scene or a picture. */
export interface MorphEnd {
  readonly canvas: PixelSource;
  drawFrame(seconds: number): void;
  /** What is to become what, where it is seen; null: the whole. */
  findLead(seconds: number): FigureBox | null;
}

export interface MorphOptions {
  readonly duration: number;
  readonly seed: number;
  /** 0..2, 1 as usual: how far the picture runs while it melts. */
  readonly strength: number;
}

/** Sets out and arrives softly, and is evenly under way between. */
const ease = (t: number) => 0.4 * t + 0.6 * t * t * (3 - 2 * t);

/** How far the change is at a moment, 0..1. */
export function changeAt(seconds: number, duration: number): number {
  const share = (seconds / duration - BEGINS) / (ENDS - BEGINS);
  return ease(Math.max(0, Math.min(1, share)));
}

const sunken = (box: FigureBox): FigureBox => ({
  ...box,
  width: box.width * GONE,
  height: box.height * GONE,
});

/** Pixels of a stage as words; a copy, so the stage can go on. */
function wordsOf(stage: MorphEnd): Uint32Array {
  const bytes = stage.canvas.data();
  if (bytes.byteOffset % 4 === 0) {
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  }
  return new Uint32Array(new Uint8Array(bytes).buffer);
}

/**
 * A film in which one scene melts into another: both are bent towards each other (figure onto figure, feet
 * on feet) while the new one grows in islands out of the old. Before and after it only one scene is drawn.
 */
export function openMorph(
  first: MorphEnd,
  last: MorphEnd,
  frame: FrameSize,
  { duration, seed, strength }: MorphOptions,
): FrameSource {
  const output = new Uint32Array(frame.width * frame.height);
  const bytes = Buffer.from(output.buffer);
  const order = createMeltOrder(frame, seed);
  const fields = [createField(frame), createField(frame)] as const;
  let alone: MorphEnd | null = first;
  const melt = (seconds: number, change: number) => {
    first.drawFrame(seconds);
    last.drawFrame(seconds);
    const from = first.findLead(seconds);
    const to = last.findLead(seconds);
    const own = from ?? (to === null ? null : sunken(to));
    const other = to ?? (from === null ? null : sunken(from));
    const shown = own === null || other === null ? null : boxBetween(own, other, change);
    bendField(fields[0], frame, own, shown, change * strength, seconds);
    bendField(fields[1], frame, other, shown, (1 - change) * strength, seconds);
    const bent = (stage: MorphEnd, field: Bent["field"]): Bent => ({
      pixels: wordsOf(stage),
      field,
    });
    const pair = [bent(first, fields[0]), bent(last, fields[1])] as const;
    blendWarped(output, frame, ...pair, order, weighOrder(change));
  };
  return {
    canvas: { ...frame, data: () => (alone === null ? bytes : alone.canvas.data()) },
    drawFrame: (seconds) => {
      const change = changeAt(seconds, duration);
      alone = change === 0 ? first : change === 1 ? last : null;
      if (alone === null) melt(seconds, change);
      else alone.drawFrame(seconds);
    },
  };
}
