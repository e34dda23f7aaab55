import type { StorySettings } from "@kinora/contracts/story/board";
import { SPEED_MAX, SPEED_MIN } from "@kinora/contracts/story/story-limits";
import { NARRATION_MODES } from "@kinora/contracts/story/story-vocabulary";
import { t } from "@lingui/core/macro";
import { Info, Mic } from "lucide-react";
import { useId } from "react";
import { NARRATION_LABELS } from "../../../entities/story/labels.ts";
import { useGetStoryOptionsQuery } from "../../../entities/story/story-options-api.ts";
import { voiceName, voiceOptions } from "../../../entities/voice/voice-options.tsx";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { Segments } from "../../../ui/segments.tsx";

export interface NarrationSettingsProps {
  readonly settings: StorySettings;
  readonly onChange: (part: Partial<StorySettings>) => void;
}

/** The narrator: a voice, the user's own recording, or none. */
export function NarrationSettings({ settings, onChange }: NarrationSettingsProps) {
  const { data: options } = useGetStoryOptionsQuery();
  const { narration, voice, speed } = settings;
  const voices = options ?? { voices: [], hostedVoices: [] };
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      <ChoiceRow named label={t`Narration`}>
        <Segments
          label={t`Narration`}
          value={narration}
          options={NARRATION_MODES.map((mode) => ({
            value: mode,
            label: t(NARRATION_LABELS[mode]),
          }))}
          onChange={(mode) =>
            onChange({
              narration: mode,
              ...(mode === "own" ? {} : { ownNarration: null }),
            })
          }
        />
      </ChoiceRow>
      {narration === "voice" && (
        <>
          <ChoiceRow named label={t`Voice`}>
            <Picker
              label={t`Voice`}
              value={voiceName(voices, voice) ?? voice}
              icon={<Mic size={16} aria-hidden="true" />}
            >
              {(close) => (
                <OptionList
                  label={t`Voices`}
                  value={voice}
                  options={voiceOptions(voices)}
                  onChoose={(key) => {
                    onChange({ voice: key });
                    close();
                  }}
                />
              )}
            </Picker>
          </ChoiceRow>
          {options?.voiceNote && (
            <p className="flex gap-2 text-12 text-text-2">
              <Info size={15} className="mt-0.5" aria-hidden="true" />
              {options.voiceNote}
            </p>
          )}
          <div className="flex max-w-sm flex-col gap-1">
            <label htmlFor={id} className="flex justify-between text-14 font-medium">
              {t`Speed`} <span className="nums text-text-2">{speed.toFixed(2)} ×</span>
            </label>
            <input
              id={id}
              type="range"
              min={SPEED_MIN}
              max={SPEED_MAX}
              step={0.05}
              value={speed}
              onChange={({ target }) => onChange({ speed: Number(target.value) })}
              className="h-8 w-full accent-accent"
            />
          </div>
        </>
      )}
      {narration === "own" && (
        <p className="text-12 text-text-2">
          {t`One recording of the whole narration, scene by scene. You choose it on the storyboard; captions and cuts follow its words.`}
        </p>
      )}
      {narration === "silent" && (
        <p className="text-12 text-text-2">
          {t`No one speaks. The words stay as captions; each scene lasts long enough to read them.`}
        </p>
      )}
    </div>
  );
}
