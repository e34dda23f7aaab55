import type { PieceFacts, PieceFile, PieceKind } from "./story-engine.ts";

/** A file of a piece, in the media store. */
export interface StoredPieceFile extends PieceFile {
  readonly hash: string;
  readonly bytes: number;
}

/** A piece that was made. */
export interface StoredPiece {
  readonly key: string;
  readonly kind: PieceKind;
  readonly facts: PieceFacts;
  readonly files: readonly StoredPieceFile[];
  /** Was the job that made it settled? */
  readonly paid: boolean;
}
