import { CAPTION_POSITIONS, STORY_GENRES } from "@kinora/contracts/prompt/vocabulary";
import type { StorySettings } from "@kinora/contracts/story/board";
import {
  CAPTION_STYLES,
  STORY_THEMES,
  STORY_TONES,
} from "@kinora/contracts/story/story-vocabulary";
import { t } from "@lingui/core/macro";
import { capital } from "../../ui/capital.ts";
import { Chip } from "../../ui/chip.tsx";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { CAPTION_STYLE_LABELS, POSITION_LABELS } from "./labels.ts";

type ShownSettings = Pick<
  StorySettings,
  "genre" | "tone" | "theme" | "music" | "captionPosition" | "captionStyle"
>;

/** Less common settings: narration, theme, music and captions. */
export function MoreOfStory({
  settings,
  onChange,
}: {
  readonly settings: ShownSettings;
  readonly onChange: (part: Partial<ShownSettings>) => void;
}) {
  const { genre, tone, theme, music, captionPosition, captionStyle } = settings;
  return (
    <div className="flex flex-col gap-5 p-1">
      <ChoiceRow label={t`Genre`}>
        {STORY_GENRES.map((one) => (
          <Chip key={one} chosen={one === genre} onClick={() => onChange({ genre: one })}>
            {one === "basic" ? t`Any` : capital(one)}
          </Chip>
        ))}
      </ChoiceRow>
      <ChoiceRow label={t`Tone`}>
        {STORY_TONES.map((one) => (
          <Chip key={one} chosen={one === tone} onClick={() => onChange({ tone: one })}>
            {one === "basic" ? t`Plain` : capital(one)}
          </Chip>
        ))}
      </ChoiceRow>
      <Switch
        label={t`Music`}
        hint={t`It gets quieter under the voice and ends with the film.`}
        checked={music}
        onChange={(on) => onChange({ music: on })}
      />
      <ChoiceRow label={t`Theme`}>
        {STORY_THEMES.map((one) => (
          <Chip key={one} chosen={one === theme} onClick={() => onChange({ theme: one })}>
            {one === "informative" ? t`Learning` : capital(one)}
          </Chip>
        ))}
      </ChoiceRow>
      <ChoiceRow label={t`Captions`}>
        {CAPTION_POSITIONS.map((one) => (
          <Chip
            key={one}
            chosen={one === captionPosition}
            onClick={() => onChange({ captionPosition: one })}
          >
            {t(POSITION_LABELS[one])}
          </Chip>
        ))}
      </ChoiceRow>
      {captionPosition !== "no-caption" && (
        <ChoiceRow label={t`Caption style`}>
          {CAPTION_STYLES.map((one) => (
            <Chip
              key={one}
              chosen={one === captionStyle}
              onClick={() => onChange({ captionStyle: one })}
            >
              {t(CAPTION_STYLE_LABELS[one])}
            </Chip>
          ))}
        </ChoiceRow>
      )}
    </div>
  );
}
