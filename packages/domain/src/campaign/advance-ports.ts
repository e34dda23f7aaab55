import type { Customer } from "../account/customer.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { PostPorts, PostStores } from "../post/create-post.ts";
import type { PublicationStore } from "../post/publication-store.ts";
import type { CreateStoryPorts } from "../story/create-story.ts";
import type { StoryStores } from "../story/story-stores.ts";
import type { CampaignRecord, CampaignStoryPatch, CampaignStoryRecord } from "./campaign-record.ts";
import type { CampaignStores } from "./campaign-store.ts";

/** Stores of what moves a campaign's stories on, all in one transaction. */
export interface AdvanceStores
  extends CampaignStores,
    StoryStores,
    Omit<PostStores, "record" | "queue" | "creations" | "addHistory"> {
  readonly publications: PublicationStore;
  readonly record: RecordEvent;
}

export interface AdvancePorts {
  readonly transact: <T>(work: (stores: AdvanceStores) => Promise<T>) => Promise<T>;
  readonly stories: Pick<CampaignStores["campaignStories"], "find" | "dueAfter">;
  readonly campaigns: Pick<CampaignStores["campaigns"], "find" | "runningAfter">;
  readonly writing: Omit<CreateStoryPorts, "transact">;
  readonly posting: Omit<PostPorts, "transact">;
  /** False when a text contains a word that nobody may write here. */
  readonly areWordsAllowed: (texts: unknown) => Promise<boolean>;
  readonly actorOf: (userId: string) => Promise<Customer>;
  readonly now: () => Date;
}

/** A story whose next step is due, with its campaign; both are locked. */
export interface Due {
  readonly campaign: CampaignRecord;
  readonly story: CampaignStoryRecord;
  readonly stores: AdvanceStores;
  readonly now: Date;
}

/** What a step comes to. */
export type CampaignStep = (due: Due, ports: AdvancePorts) => Promise<CampaignStoryPatch>;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

export const later = (now: Date, milliseconds: number): Date =>
  new Date(now.getTime() + milliseconds);
