import { ASPECT_RATIOS, STORY_TYPES, VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import type { StorySettings } from "@kinora/contracts/story/board";
import type { StoryOptions } from "@kinora/contracts/story/story";
import { msg, t } from "@lingui/core/macro";
import { Brush, Clock3, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { SamplePicture } from "../../../entities/prompt/sample-picture.tsx";
import { pricesWith } from "../../../entities/story/estimate.ts";
import { TYPE_HINTS, TYPE_LABELS } from "../../../entities/story/labels.ts";
import { lengthWords, STORY_LENGTHS } from "../../../entities/story/lengths.ts";
import { MoreOfStory } from "../../../entities/story/more-of-story.tsx";
import { capital } from "../../../ui/capital.ts";
import { OptionGrid } from "../../../ui/option-grid.tsx";
import { type Option, OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { VoiceChip } from "../voice/voice-chip.tsx";
import { HowFar } from "./how-far.tsx";
import type { StoryDraft } from "./story-draft.ts";

export interface StoryChipsProps {
  readonly options: StoryOptions;
  /** The effective settings: chosen ones over the defaults. */
  readonly settings: StorySettings;
  readonly draft: StoryDraft;
  /** Approximate length of the story, in seconds. */
  readonly seconds: number;
  readonly onChange: (part: Partial<StoryDraft>) => void;
}

/** Less common settings, shown behind "More". */
const BEHIND_MORE = ["genre", "tone", "theme", "music", "captionPosition", "captionStyle"] as const;

/** Keeps seven chips in one row on a tablet too. */
const ONLY_WITH_ROOM = "md:max-lg:hidden";

const RATIO_HINTS = { "16:9": msg`Wide`, "9:16": msg`Tall`, "1:1": msg`Square` } as const;

const stylesShown = () =>
  VISUAL_STYLES.map((style) => ({
    value: style,
    label: capital(style),
    ...(style === "photorealistic"
      ? { hint: t`The most lifelike look here, though still drawn` }
      : {}),
    icon: (
      <SamplePicture
        about="style"
        name={style}
        className="h-12 w-21 max-md:large-text:h-8 max-md:large-text:w-14 rounded-[8px]"
      />
    ),
  }));

/** The story's settings, each as a chip. */
export function StoryChips({ options, settings, draft, seconds, onChange }: StoryChipsProps) {
  const set = (part: Partial<StorySettings>) =>
    onChange({ settings: { ...draft.settings, ...part } });
  const changed = BEHIND_MORE.filter((name) => settings[name] !== options.defaults[name]).length;
  return (
    <>
      <Choice
        label={t`Type`}
        value={settings.type}
        text={t(TYPE_LABELS[settings.type])}
        options={STORY_TYPES.map((type) => ({
          value: type,
          label: t(TYPE_LABELS[type]),
          hint: t(TYPE_HINTS[type]),
        }))}
        onChoose={(type) => set({ type })}
      />
      <Choice
        label={t`Style`}
        value={settings.style}
        text={capital(settings.style)}
        icon={<Brush size={16} aria-hidden="true" className="max-lg:hidden" />}
        wide
        options={stylesShown()}
        onChoose={(style) => set({ style })}
      />
      <Choice
        label={t`Shape`}
        value={settings.aspectRatio}
        text={settings.aspectRatio}
        options={ASPECT_RATIOS.map((ratio) => ({
          value: ratio,
          label: ratio,
          hint: t(RATIO_HINTS[ratio]),
        }))}
        onChoose={(aspectRatio) => set({ aspectRatio })}
      />
      {draft.from === "idea" && (
        <Picker
          label={t`Length`}
          value={lengthWords(settings.duration)}
          icon={<Clock3 size={16} aria-hidden="true" className={ONLY_WITH_ROOM} />}
        >
          {(close) => (
            <OptionGrid
              label={t`Length`}
              value={settings.duration}
              options={STORY_LENGTHS.map((length) => {
                const words = lengthWords(length);
                return { value: length, label: words, name: words };
              })}
              onChoose={(duration) => {
                set({ duration });
                close();
              }}
            />
          )}
        </Picker>
      )}
      <VoiceChip options={options} settings={settings} onChange={set} />
      <Picker
        label={t`More settings`}
        value={changed > 0 ? t`More · ${changed}` : t`More`}
        icon={<SlidersHorizontal size={16} aria-hidden="true" className={ONLY_WITH_ROOM} />}
      >
        {() => <MoreOfStory settings={settings} onChange={set} />}
      </Picker>
      <HowFar
        draft={draft}
        seconds={seconds}
        prices={pricesWith(options, settings.voice)}
        onChange={onChange}
      />
    </>
  );
}

function Choice<Value extends string | number>({
  label,
  value,
  text,
  icon,
  wide = false,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: Value;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly wide?: boolean;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <Picker label={label} value={text} icon={icon} wide={wide}>
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
