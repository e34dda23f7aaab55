import type { Narration, NarrationOrder } from "./narration.ts";

/** What a narrator's process is told. */
export type NarratorRequest =
  | { readonly do: "narrate"; readonly id: number; readonly order: SentOrder }
  | { readonly do: "stop"; readonly id: number };

export type SentOrder = Pick<NarrationOrder, "text" | "voice" | "speed">;

/** What it answers. */
export type NarratorAnswer =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly narration: Narration }
  | { readonly id: number; readonly failure: string; readonly refused: boolean };
