import type { Board, BoardScene } from "@kinora/contracts/story/board";
import type { StoryOptions } from "@kinora/contracts/story/story";
import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import { plural, t } from "@lingui/core/macro";
import type { Option } from "../../../ui/option-list.tsx";

export type PictureModels = StoryOptions["pictureModels"];

/** Returns what makes the pictures of a scene: the key of a model, or PAINTER. */
export const makerOf = (
  scene: Pick<BoardScene, "pictures">,
  { settings }: Pick<Board, "settings">,
) => scene.pictures ?? settings.pictures ?? PAINTER;

/** Options: Kinora itself, then models of services with their price per picture. */
export function makerOptions(models: PictureModels): Option<string>[] {
  return [
    { value: PAINTER, label: t`Painted here`, hint: pricedAt(1) },
    ...models.map(({ key, name, service, gems }) => ({
      ...{ value: key, label: name },
      hint: t`${service} · ${{ price: pricedAt(gems) }}`,
    })),
  ];
}

const pricedAt = (gems: number) =>
  t`${plural({ gems }, { one: "# gem", other: "# gems" })} a picture`;

/** Returns the name of a picture model; one that is no longer offered keeps its key. */
export const makerName = (models: PictureModels, maker: string): string =>
  maker === PAINTER ? t`Painted here` : (models.find(({ key }) => key === maker)?.name ?? maker);
