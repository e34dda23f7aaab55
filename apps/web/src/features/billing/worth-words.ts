import { plural, t } from "@lingui/core/macro";

/** Prices of the built-in painter: of a picture, and of a second of film. */
const GEMS_PER_PICTURE = 1;
const GEMS_PER_SECOND = 1;

/** Describes what gems buy: pictures or film by the built-in painter. */
export function worthWords(gems: number): string {
  const pictures = Math.floor(gems / GEMS_PER_PICTURE);
  const minutes = Math.floor(gems / GEMS_PER_SECOND / 60);
  return t`About ${plural({ pictures }, { one: "# picture", other: "# pictures" })} or ${plural({ minutes }, { one: "# minute", other: "# minutes" })} of film by the built-in painter`;
}
