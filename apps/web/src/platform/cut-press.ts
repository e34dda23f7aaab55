/** Pixels that a finger may wander between down and up. */
const WANDER = 12;
/** Milliseconds in which what was pressed stands in the page again. */
const SOON = 1_000;

/**
 * Mends presses that the app's coming cuts in two: the first half makes React take up the page, which may draw anew
 * what is under the finger, and of the second half the browser makes no click, for what was pressed is gone.
 *
 * @param among the control that an event is about; undefined: none
 * @param successorOf the control that stands in its place now; undefined: none yet
 */
export function mendCutPresses(
  among: (event: Event) => HTMLElement | undefined,
  successorOf: (pressed: HTMLElement) => HTMLElement | undefined,
  signal: AbortSignal,
): void {
  const listen = { capture: true, signal };
  let down: { readonly pressed: HTMLElement; readonly at: PointerEvent } | undefined;
  const press = (pressed: HTMLElement, until: number) => {
    const next = successorOf(pressed);
    if (next) next.click();
    else if (performance.now() < until) requestAnimationFrame(() => press(pressed, until));
  };
  addEventListener("pointercancel", () => (down = undefined), listen);
  addEventListener(
    "pointerdown",
    (at) => {
      const pressed = at.isPrimary && at.button === 0 ? among(at) : undefined;
      down = pressed && { pressed, at };
    },
    listen,
  );
  addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      if (!down) return;
      const { pressed, at } = down;
      down = undefined;
      // Of one that is still there the browser makes a click.
      if (pressed.isConnected || Math.hypot(clientX - at.clientX, clientY - at.clientY) > WANDER)
        return;
      press(pressed, performance.now() + SOON);
    },
    listen,
  );
}
