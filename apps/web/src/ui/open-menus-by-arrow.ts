/** Lets the down arrow open the menu of a focused button. */
export function openMenusByArrow(): void {
  addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (key !== "ArrowDown" || !(target instanceof HTMLElement)) return;
    if (!target.matches("[aria-haspopup=menu][aria-expanded=false]")) return;
    event.preventDefault();
    target.click();
  });
}
