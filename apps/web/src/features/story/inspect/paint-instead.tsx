import { PICTURE_GEMS } from "@kinora/contracts/story/story-limits";
import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import { plural, t } from "@lingui/core/macro";
import { Brush } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "../edit/editor.ts";
import { changeScene } from "../edit/scenes.ts";
import { makerOf } from "../picture/picture-makers.ts";

/** Offers to have Kinora paint the picture of a scene that a service did not make. */
export function PaintInstead() {
  const { board, scene, viewOf, edit, working } = useEditor();
  const failed = viewOf(scene.id)?.stages.picture.state === "failed";
  if (!failed || scene.locked || makerOf(scene, board) === PAINTER) return null;
  return (
    <Button
      size="sm"
      icon={<Brush size={16} />}
      disabled={working}
      onClick={() => edit((before) => changeScene(before, scene.id, { pictures: PAINTER }))}
    >
      {t`Paint this scene here instead · ${plural({ gems: PICTURE_GEMS }, { one: "# gem", other: "# gems" })}`}
    </Button>
  );
}
