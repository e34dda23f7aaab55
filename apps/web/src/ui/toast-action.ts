/** What can be pressed in the toast: kept beside its state, which holds words alone. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** For how long it can be pressed, ms; else for a moment. */
  readonly lasts?: number;
}

let offered: (ToastAction & { readonly text: string }) | null = null;

/** Offers an action with the toast that says this text next; null takes an older one back. */
export function offerWithToast(text: string, action: ToastAction | null): void {
  offered = action && { ...action, text };
}

/** What goes with the toast of this text. */
export function toastAction(text: string): ToastAction | null {
  return offered?.text === text ? offered : null;
}
