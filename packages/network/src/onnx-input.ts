import type { WeightName } from "./weights.ts";

/** One input of a network; `dims` as the network wants them. */
export type OnnxInput =
  | { readonly type: "float32"; readonly data: Float32Array; readonly dims: readonly number[] }
  | { readonly type: "uint8"; readonly data: Uint8Array; readonly dims: readonly number[] };

export interface OnnxRequest {
  readonly name: WeightName;
  /** In the order the network names them. */
  readonly inputs: readonly OnnxInput[];
}
