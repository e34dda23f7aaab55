/** A rectangle of the screen, CSS pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Share of a tile-sized control that may be covered; nothing of a button. */
const SHARE_OF_LARGE = 1 / 2;
const LARGE = 90;
/** Small enough to find the gaps of a wall on a phone, px. */
const STEP = 2;

/**
 * Returns where a toast covers no control: centred, as near to the bottom of `room` as possible,
 * and at a side only when the whole centre is occupied. If everything is occupied, where it covers
 * least.
 */
export function placeOf(
  size: Pick<ScreenBox, "width" | "height">,
  room: ScreenBox,
  controls: readonly ScreenBox[],
): { readonly left: number; readonly top: number } {
  const across = room.width - size.width;
  const sides = [...new Set([across / 2, 0, across].map((left) => room.left + Math.max(0, left)))];
  const foot = room.top + Math.max(0, room.height - size.height);
  let best = { left: sides[0] ?? room.left, top: foot };
  let least = Number.POSITIVE_INFINITY;
  for (const left of sides) {
    for (let top = foot; top >= room.top; top -= STEP) {
      const covered = coveredBy({ left, top, ...size }, controls);
      if (covered === 0) return { left, top };
      if (covered < least) {
        best = { left, top };
        least = covered;
      }
    }
  }
  return best;
}

/** Returns how much `box` covers of the controls; 0 when it covers nothing. */
export function coveredBy(box: ScreenBox, controls: readonly ScreenBox[]): number {
  let sum = 0;
  for (const control of controls) {
    const share = overlap(box, control) / (control.width * control.height);
    const isLarge = Math.min(control.width, control.height) >= LARGE;
    // A small control is unusable when any part of it is covered.
    if (share > (isLarge ? SHARE_OF_LARGE : 0)) sum += isLarge ? share : 1 + share;
  }
  return sum;
}

/** The overlapping area, in CSS pixels squared. */
export function overlap(a: ScreenBox, b: ScreenBox): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Controls, and the title of the page. */
const CONTROLS =
  "h1, a[href], button, input, label, textarea, select, [role=button], [role=slider], [role=switch], [tabindex='0']";

/** Returns the visible controls and the title, except those inside `except` or behind a dialog. */
export function visibleControls(except: Element): ScreenBox[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter(
      (control) =>
        !except.contains(control) &&
        !control.closest("[inert], [aria-hidden=true]") &&
        control.checkVisibility(),
    )
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, right, top, left }) =>
        width * height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    );
}
