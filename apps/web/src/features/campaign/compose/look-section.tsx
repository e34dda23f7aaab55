import { ASPECT_RATIOS, VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import type { StoryOptions } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { Mic, SlidersHorizontal } from "lucide-react";
import { NARRATION_LABELS } from "../../../entities/story/labels.ts";
import { lengthWords, STORY_LENGTHS } from "../../../entities/story/lengths.ts";
import { MoreOfStory } from "../../../entities/story/more-of-story.tsx";
import { voiceName, voiceOptions } from "../../../entities/voice/voice-options.tsx";
import { capital } from "../../../ui/capital.ts";
import { Chip } from "../../../ui/chip.tsx";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { Segments } from "../../../ui/segments.tsx";
import type { CampaignStorySettings } from "./campaign-draft.ts";
import { Section } from "./section.tsx";

export interface LookSectionProps {
  readonly story: CampaignStorySettings;
  readonly options: StoryOptions;
  readonly onChange: (some: Partial<CampaignStorySettings>) => void;
}

/** How its stories look and sound. */
export function LookSection({ story, options, onChange }: LookSectionProps) {
  return (
    <Section title={t`How it looks and sounds`}>
      <ChoiceRow label={t`Style`}>
        {VISUAL_STYLES.map((style) => (
          <Chip key={style} chosen={style === story.style} onClick={() => onChange({ style })}>
            {capital(style)}
          </Chip>
        ))}
      </ChoiceRow>
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <ChoiceRow named label={t`Shape`}>
          <Segments
            label={t`Shape`}
            value={story.aspectRatio}
            options={ASPECT_RATIOS.map((ratio) => ({ value: ratio, label: ratio }))}
            onChange={(aspectRatio) => onChange({ aspectRatio })}
          />
        </ChoiceRow>
        <Narrator {...{ story, options, onChange }} />
      </div>
      <ChoiceRow label={t`Length`}>
        {STORY_LENGTHS.map((seconds) => (
          <Chip
            key={seconds}
            chosen={seconds === story.duration}
            onClick={() => onChange({ duration: seconds })}
          >
            {lengthWords(seconds)}
          </Chip>
        ))}
      </ChoiceRow>
      <details className="group">
        <summary className="reach inline-flex cursor-pointer items-center gap-2 text-14 font-medium">
          <SlidersHorizontal size={16} aria-hidden="true" />
          {t`Genre, tone, music and captions`}
        </summary>
        <div className="mt-4">
          <MoreOfStory settings={story} onChange={onChange} />
        </div>
      </details>
    </Section>
  );
}

/** A recording belongs to one story. */
const MODES = ["voice", "silent"] as const;

function Narrator({ story, options, onChange }: LookSectionProps) {
  const { narration, voice } = story;
  const mode = MODES.find((one) => one === narration) ?? MODES[0];
  return (
    <>
      <ChoiceRow named label={t`Narration`}>
        <Segments
          label={t`Narration`}
          value={mode}
          options={MODES.map((value) => ({ value, label: t(NARRATION_LABELS[value]) }))}
          onChange={(chosen) => onChange({ narration: chosen })}
        />
      </ChoiceRow>
      {narration !== "silent" && (
        <ChoiceRow named label={t`Voice`}>
          <Picker
            label={t`Voice`}
            value={voiceName(options, voice) ?? voice}
            icon={<Mic size={16} aria-hidden="true" />}
          >
            {(close) => (
              <OptionList
                label={t`Voices`}
                value={voice}
                options={voiceOptions(options)}
                onChoose={(key) => {
                  onChange({ voice: key });
                  close();
                }}
              />
            )}
          </Picker>
        </ChoiceRow>
      )}
    </>
  );
}
