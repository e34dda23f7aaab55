import type { MarkableType } from "./embed-packet.ts";
import type { OutsideMaker } from "./xmp-packet.ts";

/** Files of one result, to be marked in place. */
export interface MarkRequest {
  readonly directory: string;
  readonly files: readonly {
    readonly name: string;
    readonly type: MarkableType;
    /** False for a thumbnail, which is only marked: a signature would be a sixth of its size. */
    readonly isSigned: boolean;
  }[];
  readonly recipe: object;
  readonly maker: OutsideMaker;
}
