import type { MarkableType } from "./embed-packet.ts";
import type { OutsideMaker } from "./xmp-packet.ts";

/** Files of one result, to be marked where they lie. */
export interface MarkRequest {
  readonly directory: string;
  readonly files: readonly {
    readonly name: string;
    readonly type: MarkableType;
    /** A thumbnail keeps to its marking: a signature is a sixth of its size. */
    readonly isSigned: boolean;
  }[];
  readonly recipe: object;
  readonly maker: OutsideMaker;
}
