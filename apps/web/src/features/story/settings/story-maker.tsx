import type { StorySettings } from "@kinora/contracts/story/board";
import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import { t } from "@lingui/core/macro";
import { useGetStoryOptionsQuery } from "../../../entities/story/story-options-api.ts";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { MakerPicker } from "../picture/maker-picker.tsx";
import { makerName, makerOptions } from "../picture/picture-makers.ts";

/**
 * The choice of the model for all pictures of the story. Renders nothing when there is only Kinora.
 */
export function StoryMaker({
  settings: { pictures = PAINTER },
  onChange,
}: {
  readonly settings: StorySettings;
  readonly onChange: (part: Partial<StorySettings>) => void;
}) {
  const { data } = useGetStoryOptionsQuery();
  const models = data?.pictureModels ?? [];
  if (models.length === 0 && pictures === PAINTER) return null;
  return (
    <ChoiceRow
      named
      label={t`Pictures by`}
      hint={t`Every scene without its own choice is made again by the one you pick.`}
    >
      <MakerPicker
        label={t`Pictures by`}
        shown={makerName(models, pictures)}
        value={pictures}
        options={makerOptions(models)}
        onChoose={(key) => onChange({ pictures: key === PAINTER ? undefined : key })}
      />
    </ChoiceRow>
  );
}
