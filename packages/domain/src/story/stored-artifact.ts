import type { ArtifactFacts, ArtifactFile, ArtifactKind } from "./story-engine.ts";

/** A file of an artifact, in the media store. */
export interface StoredArtifactFile extends ArtifactFile {
  readonly hash: string;
  readonly bytes: number;
}

/** An artifact that was made. */
export interface StoredArtifact {
  readonly key: string;
  readonly kind: ArtifactKind;
  readonly facts: ArtifactFacts;
  readonly files: readonly StoredArtifactFile[];
  /** Was the job that made it settled? */
  readonly paid: boolean;
}
