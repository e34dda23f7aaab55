/** Messages to a child. */
export type ToChild<Request> =
  | { readonly type: "call"; readonly id: number; readonly request: Request }
  /** The result of this call is no longer needed. */
  | { readonly type: "cancel"; readonly id: number };

/** Messages from a child. */
export type FromChild<Result, Progress> =
  | { readonly type: "progress"; readonly id: number; readonly progress: Progress }
  | { readonly type: "done"; readonly id: number; readonly result: Result }
  /** The request itself is at fault, so a retry would fail in the same way. */
  | { readonly type: "refused"; readonly id: number; readonly reason: unknown }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };
