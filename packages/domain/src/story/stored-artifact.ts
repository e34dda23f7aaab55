import type { ArtifactFacts, ArtifactFile, ArtifactKind } from "./story-engine.ts";

/** A file of an artifact, in the media store. */
export interface StoredArtifactFile extends ArtifactFile {
  readonly hash: string;
  readonly bytes: number;
}

/** A stored artifact. */
export interface StoredArtifact {
  readonly key: string;
  readonly kind: ArtifactKind;
  readonly facts: ArtifactFacts;
  readonly files: readonly StoredArtifactFile[];
  /** True when it has been paid for. */
  readonly paid: boolean;
}
