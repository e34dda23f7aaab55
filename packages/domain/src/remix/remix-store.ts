import type { RemixAudience } from "@kinora/contracts/remix/remix";
import type { CreationRecord } from "../creation/creation.ts";
import type { RemixStandings } from "../creation/remix-standing.ts";
import type { Likers } from "../notification/likers.ts";
import type { Position } from "../position.ts";

export interface RemixReader {
  /** Null for whom isn't signed in. */
  readonly readerId: string | null;
  /** See Viewer. */
  readonly generalOnly?: boolean | undefined;
}

export interface RemixPaging extends RemixReader {
  readonly before: Position | null;
  readonly most: number;
}

/** Which works were made from which, and whom their authors let remix them. */
export interface RemixStore extends RemixStandings {
  chosen(creationId: string): Promise<RemixAudience | null>;
  choose(creationId: string, audience: RemixAudience | null): Promise<void>;
  usual(userId: string): Promise<RemixAudience>;
  setUsual(userId: string, audience: RemixAudience): Promise<void>;
  /**
   * Remixes in the feed and the reader's own, newest first, without those of people with whom the
   * reader wants nothing to do.
   */
  list(creationId: string, page: RemixPaging): Promise<readonly Position[]>;
  /** As many as `list` has, up to `most`. */
  count(creationId: string, reader: RemixReader, most: number): Promise<number>;
  /** What a work was made from, the nearest first, however visible; at most `most`. */
  ancestors(creationId: string, most: number): Promise<readonly CreationRecord[]>;
  /** Other people with remixes of a work in the feed; the latest first. */
  remixers(creationId: string, butFor: string): Promise<Likers | null>;
}
