import { boxOf } from "../paint/load-icon.ts";
import { PONY_TRAITS } from "./pony-traits.ts";
import { PLAIN_TOY, type Tail, TOY_TRAITS } from "./toy-traits.ts";

/**
 * Extent of animals with a drawn body towards the tail and towards the head, in rig units; feet at
 * the origin.
 */
export interface Span {
  readonly tail: number;
  readonly head: number;
  readonly height: number;
}

/** Units by which a tail extends beyond its root (`tail.ts`). */
const TAIL_REACH: Readonly<Record<Tail, number>> = {
  brush: 13.4,
  ringed: 12.4,
  tuft: 12,
  thin: 11,
  curl: 10.6,
  up: 8.2,
  pom: 6.9,
  stub: 6.1,
  none: 0,
};

const QUAD_HEAD = { width: 22, height: 22.5 } as const;
/** Ends of a trunk on four legs. */
const RUMP = 15;
const QUAD_TAIL = 13;
const NECK = { x: 8.4, y: 13.4 } as const;

/** Width and height of the head of a four-legged toy. */
export function quadHead(name: string) {
  const icon = boxOf(name);
  const unit = Math.min(QUAD_HEAD.width / icon.width, QUAD_HEAD.height / icon.height);
  return { width: icon.width * unit, height: icon.height * unit };
}

/** Span of a four-legged toy. */
export function quadSpan(name: string): Span {
  const head = quadHead(name);
  const reach = TAIL_REACH[(TOY_TRAITS[name] ?? PLAIN_TOY).tail];
  return {
    tail: Math.max(RUMP, reach === 0 ? 0 : QUAD_TAIL + reach),
    // Includes room for the tilt of the head.
    head: NECK.x + head.width / 2 + 1.2,
    height: head.height + NECK.y,
  };
}

/** Width in units at which pictures of ponies' heads are attached (`pony-rig.ts`). */
export const PONY_HEAD = 22;
/** The top of a pony's back. */
export const PONY_BACK = -19;

/** Where a pony's head begins and its neck is cut; lower for a boar. */
export function ponyHead(name: string) {
  const icon = boxOf(name);
  const unit = PONY_HEAD / icon.width;
  const low = name === "boar";
  return {
    x: low ? 1 : -4.5,
    neck: low ? PONY_BACK + 14 : PONY_BACK + 7.5,
    height: icon.height * unit,
    corner: low ? 3 : 6.5,
  };
}

/** Span of an animal in profile, whose picture is its head. */
export function ponySpan(name: string): Span {
  const { x, neck, height } = ponyHead(name);
  const bushy = PONY_TRAITS[name]?.bushy ?? true;
  return { tail: bushy ? 24 : 17.6, head: x + PONY_HEAD, height: height - neck };
}

/** Width from the tip of the tail to the tip of the head. */
export const widthOfSpan = ({ tail, head }: Span) => tail + head;
/** Distance by which the middle lies behind the feet; drawings are shifted by it to be centred. */
export const middleOfSpan = ({ tail, head }: Span) => (tail - head) / 2;
