/** A rectangle of the screen, CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Of something as large as a tile this share may be covered; of a button nothing. */
const SHARE_OF_LARGE = 1 / 3;
const LARGE = 120;
const STEP = 8;

/** So far up the room the middle is tried before the sides: one message follows another in one place. */
const MIDDLE_FIRST = 1 / 3;

/**
 * Where a message lies so that it covers nothing that can be pressed: in the middle, as near to the foot of
 * `room` as that goes; only where its lower part is full, at the sides or further up. Where all is full,
 * where it covers least.
 */
export function placeOf(
  size: Pick<Box, "width" | "height">,
  room: Box,
  controls: readonly Box[],
): { readonly left: number; readonly top: number } {
  const across = room.width - size.width;
  const sides = [...new Set([across / 2, 0, across].map((left) => room.left + Math.max(0, left)))];
  const foot = room.top + Math.max(0, room.height - size.height);
  const middle = sides[0] ?? room.left;
  const rows = Math.floor((foot - room.top) / STEP) + 1;
  const tops = Array.from({ length: rows }, (_, row) => foot - row * STEP);
  const places = [
    ...tops.slice(0, Math.ceil(rows * MIDDLE_FIRST)).map((top) => ({ left: middle, top })),
    ...tops.flatMap((top) => sides.map((left) => ({ left, top }))),
  ];
  let best = { left: middle, top: foot };
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const covered = coveredBy({ ...place, ...size }, controls);
    if (covered === 0) return place;
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

function coveredBy(box: Box, controls: readonly Box[]): number {
  let sum = 0;
  for (const control of controls) {
    const share = overlap(box, control) / (control.width * control.height);
    const isLarge = Math.min(control.width, control.height) >= LARGE;
    if (share > (isLarge ? SHARE_OF_LARGE : 0)) sum += share;
  }
  return sum;
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

const CONTROLS =
  "a[href], button, input, textarea, select, [role=button], [role=slider], [role=switch], [tabindex='0'], [data-keep-clear]";

/** What can be pressed and is on the screen now, but for what lies in `except`. */
export function visibleControls(except: Element): Box[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !except.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, right, top, left }) =>
        width * height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    );
}
