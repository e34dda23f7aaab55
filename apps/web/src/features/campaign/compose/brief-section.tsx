import { BRIEF_MAX, CAMPAIGN_NAME_MAX } from "@kinora/contracts/campaign/campaign-vocabulary";
import { needsSources } from "@kinora/contracts/campaign/needs-sources";
import { STORY_TYPES } from "@kinora/contracts/prompt/vocabulary";
import { t } from "@lingui/core/macro";
import { Info } from "lucide-react";
import { TYPE_HINTS, TYPE_LABELS } from "../../../entities/story/labels.ts";
import { Chip } from "../../../ui/chip.tsx";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import type { CampaignDraft, CampaignStorySettings } from "./campaign-draft.ts";
import { campaignPlaceOf } from "./gap-words.ts";
import { Section } from "./section.tsx";

export interface BriefSectionProps {
  readonly draft: CampaignDraft;
  readonly story: CampaignStorySettings;
  readonly onChange: (some: Partial<CampaignDraft>) => void;
}

/** What its stories are about. */
export function BriefSection({ draft, story, onChange }: BriefSectionProps) {
  const { name, brief } = draft;
  return (
    <Section title={t`What it tells`}>
      <div id={campaignPlaceOf("name")}>
        <TextField
          label={t`Name`}
          value={name}
          maxLength={CAMPAIGN_NAME_MAX}
          placeholder={t`Foxes of the harbour`}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </div>
      <div id={campaignPlaceOf("brief")}>
        <TextArea
          label={t`Brief`}
          rows={4}
          value={brief}
          maxLength={BRIEF_MAX}
          hint={t`Who and what its stories are about, and how they are told. Each gets an idea of its own.`}
          placeholder={t`Small adventures of a fox who lives among the boats of an old harbour. Warm, a little funny, always a good end.`}
          onChange={({ currentTarget }) => onChange({ brief: currentTarget.value })}
        />
      </div>
      <ChoiceRow label={t`Type`} hint={t(TYPE_HINTS[story.type])}>
        {STORY_TYPES.map((type) => (
          <Chip
            key={type}
            chosen={type === story.type}
            onClick={() => onChange({ story: { ...draft.story, type } })}
          >
            {t(TYPE_LABELS[type])}
          </Chip>
        ))}
      </ChoiceRow>
      {needsSources({ story }) && (
        <p className="flex gap-2.5 rounded-field bg-surface-2 px-3.5 py-2.5 text-14">
          <Info size={18} className="mt-0.5 shrink-0 text-text-2" aria-hidden="true" />
          {t`These stories tell only what your sources say, and each source is used once. Once the campaign has started, you add notes, texts, files or addresses; it waits until there are some.`}
        </p>
      )}
    </Section>
  );
}
