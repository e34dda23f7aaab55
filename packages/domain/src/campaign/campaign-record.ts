import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import type {
  Approval,
  CampaignPause,
  CampaignStage,
  CampaignState,
  FallbackReason,
  SkipReason,
  SourceKind,
} from "@kinora/contracts/campaign/campaign-vocabulary";
import type { StoredSentence } from "@kinora/contracts/message/sentence";

/** What a rejection taught a campaign. */
export interface CampaignRule {
  readonly id: string;
  readonly text: string;
}

/** A standing order of stories, as it is stored. */
export interface CampaignRecord {
  readonly id: string;
  readonly userId: string;
  readonly settings: CampaignSettings;
  /** Rises with every change of the settings. */
  readonly version: number;
  readonly state: CampaignState;
  readonly pause: CampaignPause | null;
  readonly approval: Approval;
  /** When and why it went back to `review_all`. */
  readonly fallback: { readonly because: FallbackReason; readonly at: Date } | null;
  readonly approvalsInARow: number;
  readonly rules: readonly CampaignRule[];
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export type CampaignPatch = Partial<Omit<CampaignRecord, "id" | "userId" | "createdAt">>;

/** By which stories are compared: what they are about and who is in them. */
export interface CampaignMemory {
  /** Stems of the words that carry meaning, sorted. */
  readonly words: readonly string[];
  /** Names of the cast in lower case, sorted. */
  readonly cast: readonly string[];
}

/** A story of a campaign, for one slot. */
export interface CampaignStoryRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly userId: string;
  readonly slot: { readonly wall: string; readonly zone: string; readonly at: Date };
  readonly stage: CampaignStage;
  /** Rises with every change. */
  readonly version: number;
  /** Version of the settings that it is made by. */
  readonly settingsVersion: number;
  /** Rises when it is made anew from its idea on. */
  readonly attempt: number;
  readonly idea: string;
  readonly sourceId: string | null;
  readonly memory: CampaignMemory;
  readonly storyId: string | null;
  readonly creationId: string | null;
  readonly postId: string | null;
  /** True once it goes on without anybody having looked at it. */
  readonly isUnseen: boolean;
  readonly rejection: string | null;
  readonly skipped: SkipReason | null;
  /** Why it failed, or why it waits. */
  readonly trouble: StoredSentence | null;
  readonly remindedAt: Date | null;
  /** When it is looked at again; null when somebody else has to do something. */
  readonly nextAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly endedAt: Date | null;
}

export type CampaignStoryPatch = Partial<
  Omit<CampaignStoryRecord, "id" | "campaignId" | "userId" | "version" | "createdAt" | "updatedAt">
>;

export interface CampaignSourceRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly kind: SourceKind;
  readonly title: string;
  readonly body: string;
  readonly address: string | null;
  /** The story that tells from it; null while it is unused. */
  readonly usedBy: string | null;
  readonly createdAt: Date;
}

export interface CampaignWeek {
  /** Monday, as the campaign's zone has it: "2026-11-30". */
  readonly begins: string;
  readonly limit: number;
  readonly held: number;
  readonly spent: number;
}
