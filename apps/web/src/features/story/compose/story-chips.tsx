import {
  ASPECT_RATIOS,
  STORY_GENRES,
  STORY_TYPES,
  VISUAL_STYLES,
} from "@kinora/contracts/prompt/vocabulary";
import type { StorySettings } from "@kinora/contracts/story/board";
import type { StoryOptions } from "@kinora/contracts/story/story";
import { STORY_TONES } from "@kinora/contracts/story/story-vocabulary";
import { Clock3, Music, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { type Option, OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { capital, TYPE_HINTS, TYPE_LABELS } from "../settings/labels.ts";
import { HowFar } from "./how-far.tsx";
import { lengthWords, STORY_LENGTHS } from "./lengths.ts";
import { MoreOfStory } from "./more-of-story.tsx";
import type { StoryDraft } from "./story-draft.ts";
import { VoiceChip } from "./voice-chip.tsx";

export interface StoryChipsProps {
  readonly options: StoryOptions;
  /** As they will be: chosen ones over the defaults. */
  readonly settings: StorySettings;
  readonly draft: StoryDraft;
  /** Length of the story, roughly. */
  readonly seconds: number;
  readonly onChange: (part: Partial<StoryDraft>) => void;
}

const same = <Value extends string>(values: readonly Value[]): Option<Value>[] =>
  values.map((value) => ({ value, label: value === "basic" ? "Plain" : capital(value) }));

const shown = (value: string): string => (value === "basic" ? "Plain" : capital(value));

const RATIO_HINTS = { "16:9": "Wide", "9:16": "Tall", "1:1": "Square" } as const;

/** How the story is told, each choice as a chip. */
export function StoryChips({ options, settings, draft, seconds, onChange }: StoryChipsProps) {
  const set = (part: Partial<StorySettings>) =>
    onChange({ settings: { ...draft.settings, ...part } });
  return (
    <>
      <Choice
        label="Type"
        value={settings.type}
        text={TYPE_LABELS[settings.type]}
        options={STORY_TYPES.map((type) => ({
          value: type,
          label: TYPE_LABELS[type],
          hint: TYPE_HINTS[type],
        }))}
        onChoose={(type) => set({ type })}
      />
      <Choice
        label="Genre"
        value={settings.genre}
        text={settings.genre === "basic" ? "Any genre" : capital(settings.genre)}
        options={same(STORY_GENRES).map((one) =>
          one.value === "basic" ? { ...one, label: "Any genre" } : one,
        )}
        onChoose={(genre) => set({ genre })}
      />
      <Choice
        label="Tone"
        value={settings.tone}
        text={settings.tone === "basic" ? "Plain tone" : shown(settings.tone)}
        options={same(STORY_TONES)}
        onChoose={(tone) => set({ tone })}
      />
      <Choice
        label="Style"
        value={settings.style}
        text={shown(settings.style)}
        options={same(VISUAL_STYLES)}
        onChoose={(style) => set({ style })}
      />
      <Choice
        label="Shape"
        value={settings.aspectRatio}
        text={settings.aspectRatio}
        options={ASPECT_RATIOS.map((ratio) => ({
          value: ratio,
          label: ratio,
          hint: RATIO_HINTS[ratio],
        }))}
        onChoose={(aspectRatio) => set({ aspectRatio })}
      />
      {draft.from === "idea" && (
        <Choice
          label="Length"
          value={settings.duration}
          text={lengthWords(settings.duration)}
          icon={<Clock3 size={16} aria-hidden="true" />}
          options={STORY_LENGTHS.map((length) => ({
            value: length,
            label: lengthWords(length),
          }))}
          onChoose={(duration) => set({ duration })}
        />
      )}
      <VoiceChip options={options} settings={settings} onChange={set} />
      <Chip
        icon={<Music size={16} aria-hidden="true" />}
        chosen={settings.music}
        onClick={() => set({ music: !settings.music })}
      >
        Music
      </Chip>
      <Picker
        label="More settings"
        value="More"
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
      >
        {() => <MoreOfStory settings={settings} onChange={set} />}
      </Picker>
      <HowFar draft={draft} seconds={seconds} prices={options.prices} onChange={onChange} />
    </>
  );
}

function Choice<Value extends string | number>({
  label,
  value,
  text,
  icon,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: Value;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <Picker label={label} value={text} icon={icon}>
      {(close) => (
        <OptionList
          label={label}
          value={value}
          options={options}
          onChoose={(next) => {
            onChoose(next);
            close();
          }}
        />
      )}
    </Picker>
  );
}
