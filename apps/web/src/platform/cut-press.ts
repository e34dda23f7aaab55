/** Pixels a finger may move between down and up. */
const WANDER = 12;
/** Milliseconds within which the pressed control reappears in the page. */
const SOON = 1_000;

/**
 * Repairs presses that hydration interrupts: pointerdown makes React hydrate the page, which may
 * re-render the control under the finger, and the browser fires no click on pointerup because the
 * pressed element is gone.
 *
 * @param among returns the control that an event concerns; undefined for none
 * @param successorOf returns the control that has replaced it; undefined while there is none
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
      // If it is still in the page, the browser fires the click.
      if (pressed.isConnected || Math.hypot(clientX - at.clientX, clientY - at.clientY) > WANDER)
        return;
      press(pressed, performance.now() + SOON);
    },
    listen,
  );
}
