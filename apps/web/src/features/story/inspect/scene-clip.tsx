import type { SceneFootage } from "@kinora/contracts/story/board";
import { t } from "@lingui/core/macro";
import { Clapperboard, Timer } from "lucide-react";
import { gemWords } from "../../../entities/gem/gem-words.ts";
import { useGetStoryOptionsQuery } from "../../../entities/story/story-options-api.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { useEditor } from "../edit/editor.ts";
import { changeScene } from "../edit/scenes.ts";
import {
  CAMERA,
  type ClipModels,
  clipOptions,
  lengthFor,
  moverName,
} from "../picture/clip-models.ts";
import { MakerPicker } from "../picture/maker-picker.tsx";

/** What moves this scene: the camera, or a clip of a service. Renders nothing without services. */
export function SceneClip() {
  const { board, scene, viewOf, edit } = useEditor();
  const { data } = useGetStoryOptionsQuery();
  const models = data?.clipModels ?? [];
  const clip = scene.footage;
  if (models.length === 0 && !clip) return null;
  const seconds = viewOf(scene.id)?.seconds ?? 0;
  const change = (footage: SceneFootage | undefined) =>
    edit((before) => changeScene(before, scene.id, { footage }));
  const choose = (key: string) => {
    const model = models.find((one) => one.key === key);
    const length = model && lengthFor(model, seconds);
    change(length && { ...clip, model: key, seconds: length.seconds });
  };
  const at = board.scenes.indexOf(scene);
  const before = board.scenes[at - 1];
  const isMade = (id: string) => viewOf(id)?.footage?.state === "fresh";
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap gap-1.5">
        <MakerPicker
          label={t`Move this scene with`}
          icon={<Clapperboard size={16} aria-hidden="true" />}
          shown={moverName(models, clip)}
          value={clip?.model ?? CAMERA}
          options={clipOptions(models, { seconds, ratio: board.settings.aspectRatio })}
          onChoose={choose}
        />
        {clip && <ClipLength clip={clip} models={models} onChange={change} />}
        {clip && before?.footage && (
          <Chip
            chosen={clip.continues === true}
            onClick={() => change({ ...clip, continues: clip.continues ? undefined : true })}
          >
            {t`Starts where scene ${{ number: at }} ends`}
          </Chip>
        )}
        <CameraInstead />
      </div>
      {clip?.continues && before?.footage && !isMade(before.id) && !isMade(scene.id) && (
        <p className="text-12 text-text-2">
          {t`The clip of scene ${{ number: at }} is made first, and is in the price.`}
        </p>
      )}
      {clip && <HeldNote held={seconds - clip.seconds} />}
    </div>
  );
}

/** The lengths of the chosen model, each with its price. */
function ClipLength({
  clip,
  models,
  onChange,
}: {
  readonly clip: SceneFootage;
  readonly models: ClipModels;
  readonly onChange: (clip: SceneFootage) => void;
}) {
  const lengths = models.find(({ key }) => key === clip.model)?.lengths ?? [];
  if (lengths.length < 2) return null;
  return (
    <Picker
      label={t`Length of the clip`}
      value={t`${{ seconds: clip.seconds }} s`}
      icon={<Timer size={16} aria-hidden="true" />}
    >
      {(close) => (
        <OptionList<number>
          label={t`Lengths of the clip`}
          value={clip.seconds}
          options={lengths.map(({ seconds, gems }) => ({
            value: seconds,
            label: t`${seconds} seconds`,
            hint: gemWords(gems),
          }))}
          onChoose={(seconds) => {
            onChange({ ...clip, seconds });
            close();
          }}
        />
      )}
    </Picker>
  );
}

/** Seconds below which nobody notices that the last frame is held. */
const UNNOTICED = 0.5;

function HeldNote({ held }: { readonly held: number }) {
  if (held < UNNOTICED) return null;
  return (
    <p className="text-12 text-text-2">
      {t`The scene is longer than its clip: the last frame is held for ${{ held: held.toFixed(1) }} s.`}
    </p>
  );
}

/** Offers the camera for a clip that a service did not make. */
function CameraInstead() {
  const { scene, viewOf, edit, working } = useEditor();
  if (viewOf(scene.id)?.footage?.state !== "failed" || scene.locked || !scene.footage) return null;
  return (
    <Button
      size="sm"
      icon={<Clapperboard size={16} />}
      disabled={working}
      onClick={() => edit((before) => changeScene(before, scene.id, { footage: undefined }))}
    >
      {t`Let the camera move instead · free`}
    </Button>
  );
}
