import type { CampaignStage, CampaignState } from "@kinora/contracts/campaign/campaign-vocabulary";
import type { Position } from "../position.ts";
import type {
  CampaignMemory,
  CampaignPatch,
  CampaignRecord,
  CampaignSourceRecord,
  CampaignStoryPatch,
  CampaignStoryRecord,
  CampaignWeek,
} from "./campaign-record.ts";

/** An idempotency key and a hash of what it asked for. */
export interface CampaignRequest {
  readonly key: string;
  readonly digest: string;
}

interface Page {
  readonly before: Position | null;
  readonly most: number;
}

/** Numbers of a campaign that its page shows. */
export interface CampaignCounts {
  readonly toReview: number;
  readonly sourcesLeft: number;
  readonly posted: number;
  readonly nextAt: Date | null;
}

export interface CampaignStore {
  add(campaign: CampaignRecord, request: CampaignRequest): Promise<void>;
  findRequest(
    userId: string,
    key: string,
  ): Promise<{ readonly campaignId: string; readonly digest: string } | null>;
  find(id: string): Promise<CampaignRecord | null>;
  findAll(ids: readonly string[]): Promise<readonly CampaignRecord[]>;
  /** Locks a campaign until the transaction ends. */
  lock(id: string): Promise<CampaignRecord | null>;
  change(id: string, patch: CampaignPatch): Promise<void>;
  remove(id: string): Promise<void>;
  /** Newest first. */
  list(
    userId: string,
    page: Page & { readonly state: CampaignState | null },
  ): Promise<readonly CampaignRecord[]>;
  /** Number of a person's campaigns that have not ended. */
  countRunning(userId: string): Promise<number>;
  /** Ids of campaigns of open accounts that have not ended, in pages by id. */
  runningAfter(after: string, limit: number): Promise<readonly string[]>;
  countsOf(ids: readonly string[]): Promise<ReadonlyMap<string, CampaignCounts>>;
}

export interface CampaignStoryStore {
  /** Fills a slot; false when another story has it. */
  add(story: CampaignStoryRecord): Promise<boolean>;
  find(id: string): Promise<CampaignStoryRecord | null>;
  /** Locks a story until the transaction ends; its campaign must be locked before. */
  lock(id: string): Promise<CampaignStoryRecord | null>;
  /** Changes a story, whose version rises. It must be locked. */
  change(id: string, patch: CampaignStoryPatch, now: Date): Promise<void>;
  /** Latest slot first. */
  list(
    campaignId: string,
    page: Page & { readonly stage: CampaignStage | null },
  ): Promise<readonly CampaignStoryRecord[]>;
  /** Stories of all of a person's campaigns that wait for their owner, the next slot first. */
  listReview(
    userId: string,
    page: { readonly after: Position | null; readonly most: number },
  ): Promise<readonly CampaignStoryRecord[]>;
  /** Stories of a campaign that have not ended, and ended ones whose slot is to come. */
  listOpen(campaignId: string, now: Date): Promise<readonly CampaignStoryRecord[]>;
  /** Ids of stories of open accounts to look at, in pages by id. */
  dueAfter(now: Date, after: string, limit: number): Promise<readonly string[]>;
  /** What the other stories of a campaign were about, the latest first. */
  memories(campaignId: string, except: string, most: number): Promise<readonly CampaignMemory[]>;
  /** Number of a campaign's stories that are posted or may yet be. */
  countWanted(campaignId: string): Promise<number>;
  /** Looks again at the stories of a campaign, all that have not ended. */
  lookNow(campaignId: string, now: Date): Promise<void>;
  /** Gems that each story has spent. */
  gemsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Titles of their storyboards, by the story's id; none before it is written. */
  titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Stories posted unseen since a moment, of a person. */
  postedUnseen(userId: string, since: Date): Promise<readonly CampaignStoryRecord[]>;
}

export interface CampaignSourceStore {
  add(source: CampaignSourceRecord, request: CampaignRequest): Promise<void>;
  findRequest(
    campaignId: string,
    key: string,
  ): Promise<{ readonly sourceId: string; readonly digest: string } | null>;
  find(id: string): Promise<CampaignSourceRecord | null>;
  findAll(ids: readonly string[]): Promise<readonly CampaignSourceRecord[]>;
  lock(id: string): Promise<CampaignSourceRecord | null>;
  remove(id: string): Promise<void>;
  /** Oldest first. */
  list(
    campaignId: string,
    page: { readonly after: Position | null; readonly most: number },
  ): Promise<readonly CampaignSourceRecord[]>;
  count(campaignId: string): Promise<number>;
  countUnused(campaignId: string): Promise<number>;
  /** The oldest unused one; its campaign must be locked. */
  nextUnused(campaignId: string): Promise<CampaignSourceRecord | null>;
}

/** What a campaign may spend in a week. The campaign must be locked. */
export interface CampaignBudgetStore {
  /** Counts a hold; false, and nothing is stored, when the week's gems do not suffice. */
  hold(
    week: Pick<CampaignWeek, "begins" | "limit"> & { readonly campaignId: string },
    hold: { readonly holdId: string; readonly storyId: string; readonly gems: number },
  ): Promise<boolean>;
  /** Raises or lowers a week's limit, not below what is held and spent. */
  setLimit(campaignId: string, begins: string, limit: number): Promise<void>;
  weeksOf(
    begins: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, Pick<CampaignWeek, "held" | "spent">>>;
}

export interface CampaignStores {
  readonly campaigns: CampaignStore;
  readonly campaignStories: CampaignStoryStore;
  readonly campaignSources: CampaignSourceStore;
  readonly campaignBudget: CampaignBudgetStore;
}
