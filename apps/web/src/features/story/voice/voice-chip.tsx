import type { StorySettings } from "@kinora/contracts/story/board";
import type { StoryOptions } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { Info, Mic } from "lucide-react";
import { voiceName, voiceOptions } from "../../../entities/voice/voice-options.tsx";
import { OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";

const SILENT = "";

/**
 * The choice of the narrator. The user's own recording is chosen on the storyboard, once there is
 * text to read.
 */
export function VoiceChip({
  options,
  settings,
  onChange,
}: {
  readonly options: StoryOptions;
  readonly settings: StorySettings;
  readonly onChange: (part: Partial<StorySettings>) => void;
}) {
  const silent = settings.narration === "silent";
  return (
    <Picker
      label={t`Voice`}
      value={silent ? t`Silent` : (voiceName(options, settings.voice) ?? t`Voice`)}
      icon={<Mic size={16} aria-hidden="true" className="md:max-lg:hidden" />}
    >
      {(close) => (
        <div className="flex flex-col gap-2">
          <OptionList
            label={t`Voices`}
            value={silent ? SILENT : settings.voice}
            options={[
              ...voiceOptions(options),
              { value: SILENT, label: t`Silent`, hint: t`No one speaks; the words are captions` },
            ]}
            onChoose={(key) => {
              onChange(
                key === SILENT ? { narration: "silent" } : { narration: "voice", voice: key },
              );
              close();
            }}
          />
          {options.voiceNote && (
            <p className="flex gap-2 px-3 text-12 text-text-2">
              <Info size={15} className="mt-0.5" aria-hidden="true" />
              {options.voiceNote}
            </p>
          )}
          <p className="px-3 text-12 text-text-2">
            {t`You can add your own recording on the storyboard once the words are there.`}
          </p>
        </div>
      )}
    </Picker>
  );
}
