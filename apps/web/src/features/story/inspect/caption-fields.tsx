import { NARRATION_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { Switch } from "../../../ui/switch.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { useEditor } from "../edit/editor.ts";
import { changeScene } from "../edit/scenes.ts";

/** The caption of the chosen scene: its narration, or a text of its own. */
export function CaptionFields() {
  const { scene, edit } = useEditor();
  const setCaption = (caption: string | null) =>
    edit((before) => changeScene(before, scene.id, { caption }));
  return (
    <>
      <Switch
        label={t`Caption same as spoken`}
        checked={scene.caption === null}
        onChange={(same) => setCaption(same ? null : scene.narration)}
      />
      {scene.caption !== null && (
        <TextArea
          label={t`Caption`}
          dir="auto"
          rows={2}
          value={scene.caption}
          maxLength={NARRATION_MAX}
          hint={t`Shown instead of the spoken words; pictures and voices don't change.`}
          onChange={({ target }) => setCaption(target.value)}
          className="min-h-16 [overflow-wrap:anywhere]"
        />
      )}
    </>
  );
}
