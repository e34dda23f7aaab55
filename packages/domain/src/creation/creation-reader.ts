import type { Person } from "@kinora/contracts/account/account";
import type { CreationStage } from "@kinora/contracts/creation/creation";
import type { Viewer } from "../account/viewer.ts";
import type { CreationMedia } from "../media/creation-media.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { CreationRecord } from "./creation.ts";

export interface CreationProgress {
  readonly stage: CreationStage;
  /** 0 to 100 over the whole job. */
  readonly percent: number;
  /**
   * Number of jobs ahead; null once started. At an external service, the number of orders ahead
   * there, if known.
   */
  readonly position: number | null;
  /** Hash of the latest frame, a JPEG in the media store. */
  readonly previewHash: string | null;
  /**
   * The external service that makes it, the seconds the same order recently took there, and the
   * deadline of this one; null when made on this machine.
   */
  readonly elsewhere: {
    readonly service: EngineProtocol;
    readonly usualSeconds: number | null;
    readonly until: Date;
  } | null;
}

/** A creation with everything that its page and tile show, except likes. */
export interface PresentedCreation {
  readonly creation: CreationRecord;
  readonly author: Person;
  readonly media: readonly CreationMedia[];
  /** Null when no job is active. */
  readonly progress: CreationProgress | null;
  /** The work it was remixed from; null unless that is public. */
  readonly parent: { readonly id: string; readonly prompt: string; readonly author: Person } | null;
}

/** Position in a list ordered by time, newest first. */
export interface ListPlace {
  readonly at: Date;
  readonly id: string;
}

export interface CreationReader {
  /** The caller must check canSee. */
  find(id: string): Promise<PresentedCreation | null>;
  /** As CreationStore.findSeen; its parent too is shown only where no block stands in between. */
  findSeen(id: string, viewer: Viewer | null): Promise<PresentedCreation | null>;
  /** In the order of the ids; unknown ones are left out. */
  load(ids: readonly string[]): Promise<PresentedCreation[]>;
  /** The same, only those that findSeen finds; the works in `always` are shown to this viewer anyway. */
  loadSeen(
    ids: readonly string[],
    viewer: Viewer | null,
    always: ReadonlySet<string>,
  ): Promise<PresentedCreation[]>;
  /** Ids of the works of one order that are not deleted, in the order requested. */
  worksOf(orderId: string): Promise<string[]>;
  listOwn(query: {
    readonly userId: string;
    readonly view: "library" | "trash";
    /** Word prefixes that must all occur in the title or prompt; null for no filter. */
    readonly words: string | null;
    /** Continues after this position. */
    readonly before: ListPlace | null;
    readonly limit: number;
  }): Promise<{ readonly items: PresentedCreation[]; readonly next: ListPlace | null }>;
}
