import type { Person } from "@kinora/contracts/account/account";
import type { CreationStage } from "@kinora/contracts/creation/creation";
import type { CreationMedia } from "../media/creation-media.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { CreationRecord } from "./creation.ts";

export interface CreationProgress {
  readonly stage: CreationStage;
  /** 0..100 over the whole job. */
  readonly percent: number;
  /** Jobs in front; null once started. Of what waits elsewhere: orders in front there, where that is known. */
  readonly position: number | null;
  /** Newest frame, a JPEG in the media store. */
  readonly previewHash: string | null;
  /** The service of others that has it, and how many seconds the same took there lately; null: it is made here. */
  readonly elsewhere: {
    readonly service: EngineProtocol;
    readonly usualSeconds: number | null;
  } | null;
}

/** A creation with everything its page and its tile show, likes aside. */
export interface PresentedCreation {
  readonly creation: CreationRecord;
  readonly author: Person;
  readonly media: readonly CreationMedia[];
  /** null when nothing is being done. */
  readonly progress: CreationProgress | null;
  /** What it was remixed from, while everybody may see that. */
  readonly parent: { readonly id: string; readonly prompt: string; readonly author: Person } | null;
}

/** A place in a list that is ordered by time, newest first. */
export interface ListPlace {
  readonly at: Date;
  readonly id: string;
}

export interface CreationReader {
  /** Whoever asks checks canSee. */
  find(id: string): Promise<PresentedCreation | null>;
  /** In the order of the ids; unknown ones are left out. */
  load(ids: readonly string[]): Promise<PresentedCreation[]>;
  /** Ids of the works of one press that are not deleted, in the order in which they were asked for. */
  worksOf(orderId: string): Promise<string[]>;
  listOwn(query: {
    readonly userId: string;
    readonly view: "library" | "trash";
    /** Beginnings of words, all of which title or prompt hold; null: everything. */
    readonly words: string | null;
    /** Continue after this place. */
    readonly before: ListPlace | null;
    readonly limit: number;
  }): Promise<{ readonly items: PresentedCreation[]; readonly next: ListPlace | null }>;
}
