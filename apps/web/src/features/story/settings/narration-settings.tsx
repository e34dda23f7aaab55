import type { StorySettings } from "@kinora/contracts/story/board";
import { SPEED_MAX, SPEED_MIN } from "@kinora/contracts/story/story-limits";
import { NARRATION_MODES } from "@kinora/contracts/story/story-vocabulary";
import { Info } from "lucide-react";
import { useId } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { useGetStoryOptionsQuery } from "../story-api.ts";
import { VoiceSample } from "../voice/voice-sample.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { NARRATION_LABELS } from "./labels.ts";

export interface NarrationSettingsProps {
  readonly settings: StorySettings;
  readonly onChange: (part: Partial<StorySettings>) => void;
}

/** Who speaks: a voice, a recording of one's own, nobody. */
export function NarrationSettings({ settings, onChange }: NarrationSettingsProps) {
  const { data: options } = useGetStoryOptionsQuery();
  const { narration, voice, speed } = settings;
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      <ChoiceRow named label="Narration">
        <Segments
          label="Narration"
          value={narration}
          options={NARRATION_MODES.map((mode) => ({ value: mode, label: NARRATION_LABELS[mode] }))}
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
          <ChoiceRow label="Voice">
            {(options?.voices ?? []).map(({ key, name, gender, manner }) => (
              <span key={key} className="inline-flex items-center">
                <Chip
                  chosen={key === voice}
                  title={`${gender}, ${manner}`}
                  onClick={() => onChange({ voice: key })}
                >
                  {name}
                  <span className="text-12">{manner}</span>
                </Chip>
                <VoiceSample voice={key} name={name} />
              </span>
            ))}
          </ChoiceRow>
          {options?.voiceNote && (
            <p className="flex gap-2 text-12 text-text-2">
              <Info size={15} className="mt-0.5" aria-hidden="true" />
              {options.voiceNote}
            </p>
          )}
          <div className="flex max-w-sm flex-col gap-1">
            <label htmlFor={id} className="flex justify-between text-14 font-medium">
              Speed <span className="nums text-text-2">{speed.toFixed(2)} ×</span>
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
          One recording of the whole narration, scene after scene. You choose it on the storyboard;
          its words are found in it, and captions and cuts follow them.
        </p>
      )}
      {narration === "silent" && (
        <p className="text-12 text-text-2">
          Nobody speaks. The words stay as captions; each scene lasts long enough to read them.
        </p>
      )}
    </div>
  );
}
