import type { WeightName } from "./weights.ts";

/** An input of a network; `dims` as the network requires. */
export type OnnxInput =
  | { readonly type: "float32"; readonly data: Float32Array; readonly dims: readonly number[] }
  | { readonly type: "uint8"; readonly data: Uint8Array; readonly dims: readonly number[] };

export interface OnnxRequest {
  readonly name: WeightName;
  /** In the order of the network's input names. */
  readonly inputs: readonly OnnxInput[];
}
