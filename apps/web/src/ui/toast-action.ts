/** An action in the toast, kept outside the store, whose state holds only text. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** How long it can be pressed, ms; by default as long as other toasts last. */
  readonly lasts?: number;
}

let offered: (ToastAction & { readonly text: string }) | null = null;

/** Attaches an action to the next toast with this text; null removes an earlier one. */
export function offerWithToast(text: string, action: ToastAction | null): void {
  offered = action && { ...action, text };
}

/** Returns the action of the toast with this text. */
export function toastAction(text: string): ToastAction | null {
  return offered?.text === text ? offered : null;
}
