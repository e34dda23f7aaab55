import { ASPECT_RATIOS, VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import type { StorySettings } from "@kinora/contracts/story/board";
import { STORY_DESCRIPTION_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { capital } from "../../../ui/capital.ts";
import { Chip } from "../../../ui/chip.tsx";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { useEditor } from "../edit/editor.ts";
import { CaptionSettings } from "./caption-settings.tsx";
import { NarrationSettings } from "./narration-settings.tsx";
import { StoryMaker } from "./story-maker.tsx";

/** Settings of the whole story. */
export function SettingsSheet({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { board, story, edit } = useEditor();
  const { settings, description } = board;
  const change = (part: Partial<StorySettings>) =>
    edit((before) => ({ ...before, settings: { ...before.settings, ...part } }));
  return (
    <Sheet
      open={open}
      wide
      onClose={onClose}
      title={t`Story settings`}
      description={t`These apply to every scene. Anything that has to be made again is marked, with its price.`}
    >
      <div className="flex min-w-0 flex-col gap-6">
        <TextArea
          label={t`Description`}
          dir="auto"
          rows={2}
          value={description}
          maxLength={STORY_DESCRIPTION_MAX}
          onChange={({ target }) => edit((before) => ({ ...before, description: target.value }))}
          className="min-h-16"
        />
        <ChoiceRow
          label={t`Style`}
          hint={t`In a new style, every unlocked picture has to be drawn again.`}
        >
          {VISUAL_STYLES.map((style) => (
            <Chip key={style} chosen={style === settings.style} onClick={() => change({ style })}>
              {capital(style)}
            </Chip>
          ))}
        </ChoiceRow>
        <ChoiceRow
          named
          label={t`Shape`}
          hint={t`In a new shape, every unlocked picture has to be drawn again.`}
        >
          <Segments
            label={t`Shape`}
            value={settings.aspectRatio}
            options={ASPECT_RATIOS.map((ratio) => ({ value: ratio, label: ratio }))}
            onChange={(aspectRatio) => change({ aspectRatio })}
          />
        </ChoiceRow>
        <StoryMaker settings={settings} onChange={change} />
        <NarrationSettings settings={settings} onChange={change} />
        <CaptionSettings settings={settings} onChange={change} />
        <div className="flex flex-col gap-3">
          <Switch
            label={t`Music`}
            hint={t`Quieter during speech; ends with the last picture`}
            checked={settings.music}
            onChange={(music) => change({ music })}
          />
          {settings.music && (
            <TextField
              label={t`What the music is like`}
              dir="auto"
              maxLength={200}
              value={settings.musicPrompt}
              placeholder={t`To suit genre and tone`}
              // Describes the music as last made from this text.
              hint={story.score.sentence ?? undefined}
              onChange={({ target }) => change({ musicPrompt: target.value })}
            />
          )}
        </div>
      </div>
    </Sheet>
  );
}
