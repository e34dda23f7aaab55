import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import { t } from "@lingui/core/macro";
import { useGetStoryOptionsQuery } from "../../../entities/story/story-options-api.ts";
import { useEditor } from "../edit/editor.ts";
import { changeScene } from "../edit/scenes.ts";
import { MakerPicker } from "../picture/maker-picker.tsx";
import { makerName, makerOf, makerOptions } from "../picture/picture-makers.ts";

const AS_STORY = "";

/** The choice of the model for this scene's pictures. Renders nothing when there is only Kinora. */
export function SceneMaker() {
  const { board, scene, edit } = useEditor();
  const { data } = useGetStoryOptionsQuery();
  const models = data?.pictureModels ?? [];
  const maker = makerOf(scene, board);
  if (models.length === 0 && maker === PAINTER) return null;
  const ofStory = makerName(models, board.settings.pictures ?? PAINTER);
  const chosen = scene.pictures ?? AS_STORY;
  return (
    <MakerPicker
      label={t`Make this picture with`}
      shown={
        chosen === AS_STORY ? t`Same as the story: ${{ maker: ofStory }}` : makerName(models, maker)
      }
      value={chosen}
      options={[
        { value: AS_STORY, label: t`Same as the story`, hint: ofStory },
        ...makerOptions(models),
      ]}
      onChoose={(value) =>
        edit((before) =>
          changeScene(before, scene.id, { pictures: value === AS_STORY ? undefined : value }),
        )
      }
    />
  );
}
