import { SCENE_SECONDS_MAX, SCENE_SECONDS_MIN } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { Clock3, Mic } from "lucide-react";
import { OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { useEditor } from "../edit/editor.ts";
import { changeScene } from "../edit/scenes.ts";

const LENGTHS = [2, 3, 4, 5, 6, 8, 10, 15, 20].filter(
  (seconds) => seconds >= SCENE_SECONDS_MIN && seconds <= SCENE_SECONDS_MAX,
);

/** The speaker and the minimum length of the scene. */
export function SpeakerAndLength() {
  const { board, scene, edit } = useEditor();
  const speakers = board.cast.filter(({ kind, voice }) => kind === "character" && voice !== null);
  const speaker = board.cast.find(({ id }) => id === scene.speaker);
  const lengths = scene.seconds === null ? LENGTHS : [...new Set([...LENGTHS, scene.seconds])];
  return (
    <div className="flex flex-wrap gap-1.5">
      {board.settings.narration === "voice" && (
        <Picker
          label={t`Who speaks`}
          value={speaker?.name ?? t`Narrator`}
          icon={<Mic size={16} aria-hidden="true" />}
        >
          {(close) => (
            <>
              <OptionList<string | null>
                label={t`Speakers`}
                value={scene.speaker}
                options={[
                  { value: null, label: t`Narrator` },
                  ...speakers.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChoose={(id) => {
                  edit((before) => changeScene(before, scene.id, { speaker: id }));
                  close();
                }}
              />
              {speakers.length === 0 && (
                <p className="max-w-72 px-3 py-2 text-14 text-text-2">
                  {t`Give a character a voice on the cast sheet to let it speak.`}
                </p>
              )}
            </>
          )}
        </Picker>
      )}
      <Picker
        label={t`Shortest length`}
        value={
          scene.seconds === null
            ? t`As long as the words take`
            : t`At least ${{ seconds: scene.seconds }} s`
        }
        icon={<Clock3 size={16} aria-hidden="true" />}
      >
        {(close) => (
          <OptionList<number | null>
            label={t`Shortest lengths`}
            value={scene.seconds}
            options={[
              {
                value: null,
                label: t`As long as the words take`,
                hint: t`And a breath after them`,
              },
              ...lengths
                .toSorted((a, b) => a - b)
                .map((seconds) => ({ value: seconds, label: t`At least ${seconds} seconds` })),
            ]}
            onChoose={(seconds) => {
              edit((before) => changeScene(before, scene.id, { seconds }));
              close();
            }}
          />
        )}
      </Picker>
    </div>
  );
}
