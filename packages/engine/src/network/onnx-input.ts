/** One input of a network; `dims` as the network wants them. */
export type OnnxInput =
  | { readonly type: "float32"; readonly data: Float32Array; readonly dims: readonly number[] }
  | { readonly type: "uint8"; readonly data: Uint8Array; readonly dims: readonly number[] };

export interface OnnxThreadData {
  readonly weights: Uint8Array;
  /** In the order the network names them. */
  readonly inputs: readonly OnnxInput[];
}

/** The first output. */
export type OnnxAnswer = Float32Array | Uint8Array;
