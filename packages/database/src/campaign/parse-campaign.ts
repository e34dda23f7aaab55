import { campaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import {
  APPROVALS,
  CAMPAIGN_PAUSES,
  CAMPAIGN_STAGES,
  CAMPAIGN_STATES,
  FALLBACK_REASONS,
  SKIP_REASONS,
  SOURCE_KINDS,
} from "@kinora/contracts/campaign/campaign-vocabulary";
import { storedSentence } from "@kinora/contracts/message/sentence";
import type {
  CampaignRecord,
  CampaignSourceRecord,
  CampaignStoryRecord,
} from "@kinora/domain/campaign/campaign-record";
import type { Selectable } from "kysely";
import { z } from "zod";
import { parseKnown } from "../parse-known.ts";
import type { CampaignSourceTable, CampaignStoryTable, CampaignTable } from "../schema.gen.ts";

const rules = z.array(z.object({ id: z.string(), text: z.string() }));
export const storyMemory = z.object({ words: z.array(z.string()), cast: z.array(z.string()) });

const orNull = <T extends string>(known: readonly T[], text: string | null): T | null =>
  text === null ? null : parseKnown(known, text);

export const parseCampaign = (row: Selectable<CampaignTable>): CampaignRecord => ({
  ...{ id: row.id, userId: row.user_id, version: row.version },
  settings: campaignSettings.parse(row.settings),
  state: parseKnown(CAMPAIGN_STATES, row.state),
  pause: orNull(CAMPAIGN_PAUSES, row.pause),
  approval: parseKnown(APPROVALS, row.approval),
  fallback:
    row.fallback === null || row.fallback_at === null
      ? null
      : { because: parseKnown(FALLBACK_REASONS, row.fallback), at: row.fallback_at },
  approvalsInARow: row.approvals_in_a_row,
  rules: rules.parse(row.rules),
  ...{ createdAt: row.created_at, endedAt: row.ended_at },
});

export const parseCampaignStory = (row: Selectable<CampaignStoryTable>): CampaignStoryRecord => ({
  ...{ id: row.id, campaignId: row.campaign_id, userId: row.user_id },
  slot: { wall: row.wall_time, zone: row.zone, at: row.due_at },
  stage: parseKnown(CAMPAIGN_STAGES, row.stage),
  ...{ version: row.version, settingsVersion: row.settings_version, attempt: row.attempt },
  ...{ idea: row.idea, sourceId: row.source_id, memory: storyMemory.parse(row.memory) },
  ...{ storyId: row.story_id, creationId: row.creation_id, postId: row.post_id },
  ...{ isUnseen: row.is_unseen, rejection: row.rejection },
  skipped: orNull(SKIP_REASONS, row.skipped),
  trouble: row.trouble === null ? null : storedSentence.parse(row.trouble),
  ...{ remindedAt: row.reminded_at, nextAt: row.next_at, createdAt: row.created_at },
  ...{ updatedAt: row.updated_at, endedAt: row.ended_at },
});

export const parseCampaignSource = ({
  used_by: usedBy,
  ...row
}: Selectable<CampaignSourceTable> & {
  readonly used_by: string | null;
}): CampaignSourceRecord => ({
  ...{ id: row.id, campaignId: row.campaign_id, kind: parseKnown(SOURCE_KINDS, row.kind) },
  ...{ title: row.title, body: row.body, address: row.address, usedBy, createdAt: row.created_at },
});
