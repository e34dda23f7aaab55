import type { FigureBox } from "../../draw/figure-actor.ts";
import type { FrameSource, PixelSource } from "../../picture/raw-frame.ts";
import type { FrameSize } from "../../stage/stage.ts";
import { blendWarped } from "./blend-warped.ts";
import { createEddies, stirFields } from "./eddies.ts";
import { createPaintFront } from "./paint-front.ts";
import { bendField, boxBetween, createField, smooth, type Whirl } from "./warp-field.ts";

/**
 * Fractions of the film before which only the first scene is shown, and after which only the second
 * is.
 */
const BEGINS = 0.15;
const ENDS = 0.9;

/**
 * Fraction of the film at which the figure starts to turn; the paint emerges from its position
 * then.
 */
const TURNS = 0.35;

/**
 * Fractions of the change over which the old figure is stirred into a whirl, and the new one
 * emerges from it.
 */
const WINDS = [0, 0.5] as const;
const UNWINDS = [0.3, 0.95] as const;
/** Turns of the whirl at its centre, and its radius in half diagonals of the figure. */
const WHIRL_TURNS = 1;
const WHIRL_RADIUS = 1.45;

/** Stirring when no figure turns into another; calmer, so that a face it passes remains a face. */
const UNTURNED = 0.3;

/** Scale to which a figure without a counterpart shrinks towards its feet. */
const GONE = 0.25;

/** A scene or picture that a morph begins or ends on. */
export interface MorphEnd {
  readonly canvas: PixelSource;
  drawFrame(seconds: number): void;
  /** Visible box of the figure that changes; null when the whole picture changes. */
  findLead(seconds: number): FigureBox | null;
}

export interface MorphOptions {
  readonly duration: number;
  readonly seed: number;
  /** 0..2, 1 is the default: strength of the stirring. */
  readonly strength: number;
  /**
   * True when figures become other figures and the paint emerges from them; otherwise it runs from
   * the top down over everything.
   */
  readonly turns: boolean;
}

/** Eases in and out, with nearly constant speed in between. */
const ease = (t: number) => 0.4 * t + 0.6 * t * t * (3 - 2 * t);

/** Progress of the change at a moment, 0..1. */
export function changeAt(seconds: number, duration: number): number {
  const share = (seconds / duration - BEGINS) / (ENDS - BEGINS);
  return ease(Math.max(0, Math.min(1, share)));
}

const sunken = (box: FigureBox): FigureBox => ({
  ...box,
  width: box.width * GONE,
  height: box.height * GONE,
});

/** Progress of one share between two others, 0..1. */
const within = ([from, to]: readonly [number, number], share: number) =>
  Math.max(0, Math.min(1, (share - from) / (to - from)));

/**
 * The whirl around a figure; both pictures turn in the same direction, one winding up and the other
 * unwinding.
 */
function whirlAbout({ x, y, width, height }: FigureBox, wound: number): Whirl {
  const radius = (Math.hypot(width, height) / 2) * WHIRL_RADIUS;
  return { x, y: y - height / 2, radius, angle: wound * WHIRL_TURNS * 2 * Math.PI };
}

/** Copies the pixels of a stage as words, so that the stage can continue. */
function wordsOf(stage: MorphEnd): Uint32Array {
  const bytes = stage.canvas.data();
  if (bytes.byteOffset % 4 === 0) {
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  }
  return new Uint32Array(new Uint8Array(bytes).buffer);
}

/**
 * Finds the figures of both scenes at a moment; one without a counterpart emerges from the ground
 * or sinks into it.
 */
function findPair(first: MorphEnd, last: MorphEnd, seconds: number) {
  const from = first.findLead(seconds);
  const to = last.findLead(seconds);
  return {
    own: from ?? (to === null ? null : sunken(to)),
    other: to ?? (from === null ? null : sunken(from)),
  };
}

/**
 * Opens a film in which one scene becomes another as paint spreads over paint, out of the figure
 * that changes, while both figures are bent onto each other (feet on feet). Each pixel comes from
 * one scene, never from a blend, because otherwise the figures would be visible through each other.
 * Before and after the change only one scene is drawn.
 */
export function openMorph(
  first: MorphEnd,
  last: MorphEnd,
  frame: FrameSize,
  { duration, seed, strength, turns }: MorphOptions,
): FrameSource {
  const output = new Uint32Array(frame.width * frame.height);
  const bytes = Buffer.from(output.buffer);
  const pairAt = (seconds: number) =>
    turns ? findPair(first, last, seconds) : { own: null, other: null };
  const { own: heart } = pairAt(duration * TURNS);
  const front = createPaintFront(frame, seed, heart);
  const eddies = createEddies(frame, seed);
  const fields = [createField(frame), createField(frame)] as const;
  let alone: MorphEnd | null = first;
  const melt = (seconds: number, change: number) => {
    first.drawFrame(seconds);
    last.drawFrame(seconds);
    const { own, other } = pairAt(seconds);
    const [wound, unwound] = [within(WINDS, change), within(UNWINDS, change)];
    if (own === null || other === null) for (const { shifts } of fields) shifts.fill(0);
    else {
      const shown = boxBetween(own, other, smooth((wound + unwound) / 2));
      bendField(fields[0], frame, own, shown, whirlAbout(shown, wound ** 1.6 * strength));
      bendField(
        fields[1],
        frame,
        other,
        shown,
        whirlAbout(shown, -((1 - unwound) ** 1.6) * strength),
      );
    }
    const pixels = [wordsOf(first), wordsOf(last)] as const;
    const edge = front.edgeAt(change);
    const stirred = strength * (turns ? 1 : UNTURNED);
    stirFields(fields, eddies, frame, pixels, { front, edge, strength: stirred });
    const from = { pixels: pixels[0], field: fields[0] };
    const to = { pixels: pixels[1], field: fields[1] };
    blendWarped(output, frame, from, to, front.order, edge);
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
