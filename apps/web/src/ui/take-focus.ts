/**
 * A ref for what replaces the focused control: takes the focus, which would fall to the page
 * otherwise.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
