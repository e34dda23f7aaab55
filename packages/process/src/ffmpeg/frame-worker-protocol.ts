export interface FrameWorkerData {
  readonly args: readonly string[];
  /** Shared memory for one frame each; the drawing thread fills one while others are being sent. */
  readonly slots: readonly SharedArrayBuffer[];
}

export type ToFrameWorker =
  | { readonly type: "frame"; readonly slot: number }
  | { readonly type: "end" }
  | { readonly type: "abort" };

export type FromFrameWorker =
  | { readonly type: "free"; readonly slot: number }
  | { readonly type: "done" }
  | { readonly type: "failed"; readonly reason: string };
