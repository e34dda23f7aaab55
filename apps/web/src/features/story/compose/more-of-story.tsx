import { CAPTION_POSITIONS } from "@kinora/contracts/prompt/vocabulary";
import type { StorySettings } from "@kinora/contracts/story/board";
import { CAPTION_STYLES, STORY_THEMES } from "@kinora/contracts/story/story-vocabulary";
import { Chip } from "../../../ui/chip.tsx";
import { ChoiceRow } from "../settings/choice-row.tsx";
import { CAPTION_STYLE_LABELS, capital, POSITION_LABELS } from "../settings/labels.ts";

/** What is chosen less often: what it is about at heart, and the captions. */
export function MoreOfStory({
  settings,
  onChange,
}: {
  readonly settings: StorySettings;
  readonly onChange: (part: Partial<StorySettings>) => void;
}) {
  const { theme, captionPosition, captionStyle } = settings;
  return (
    <div className="flex flex-col gap-5 p-1">
      <ChoiceRow label="Theme">
        {STORY_THEMES.map((one) => (
          <Chip key={one} chosen={one === theme} onClick={() => onChange({ theme: one })}>
            {capital(one)}
          </Chip>
        ))}
      </ChoiceRow>
      <ChoiceRow label="Captions">
        {CAPTION_POSITIONS.map((one) => (
          <Chip
            key={one}
            chosen={one === captionPosition}
            onClick={() => onChange({ captionPosition: one })}
          >
            {POSITION_LABELS[one]}
          </Chip>
        ))}
      </ChoiceRow>
      {captionPosition !== "no-caption" && (
        <ChoiceRow label="Caption style">
          {CAPTION_STYLES.map((one) => (
            <Chip
              key={one}
              chosen={one === captionStyle}
              onClick={() => onChange({ captionStyle: one })}
            >
              {CAPTION_STYLE_LABELS[one]}
            </Chip>
          ))}
        </ChoiceRow>
      )}
    </div>
  );
}
