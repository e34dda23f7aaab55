/** What a child is told. */
export type ToChild<Request> =
  | { readonly type: "call"; readonly id: number; readonly request: Request }
  /** Nobody waits for this call any more. */
  | { readonly type: "cancel"; readonly id: number };

/** What it answers. */
export type FromChild<Result, Progress> =
  | { readonly type: "progress"; readonly id: number; readonly progress: Progress }
  | { readonly type: "done"; readonly id: number; readonly result: Result }
  /** The request itself is at fault: trying again would end the same. */
  | { readonly type: "refused"; readonly id: number; readonly reason: unknown }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };
