/**
 * Scrolls an option of a list into the middle of the list, without moving the page: focus or
 * `scrollIntoView` would also scroll what lies around it.
 *
 * @param far also scrolls a panel in which the whole list lies, as on a phone
 */
export function showInside(
  list: HTMLElement | null,
  option: Element | null | undefined,
  far: boolean,
): void {
  if (!list || !option) return;
  for (let frame: HTMLElement | null = list; frame; frame = far ? frame.parentElement : null) {
    if (frame.scrollHeight <= frame.clientHeight) continue;
    if (!/auto|scroll/.test(getComputedStyle(frame).overflowY)) continue;
    const [inner, outer] = [option.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      frame.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
    return;
  }
}
