import type { CastEntry } from "@kinora/contracts/story/board";
import type { PictureOrder } from "@kinora/domain/story/story-engine";
import { choosePlace } from "@kinora/studio/scene/choose-place";
import { COLOUR_WORDS } from "@kinora/studio/scene/lexicon/modifier-words";
import type { Mention } from "@kinora/studio/scene/mention";
import { createRandom } from "@kinora/studio/scene/random";
import { readPrompt } from "@kinora/studio/scene/read-prompt";
import type { CastMember, Garment, SceneSpec } from "@kinora/studio/scene/scene-spec";

const colourName = (css: string) =>
  Object.entries(COLOUR_WORDS).find(([, value]) => value === css)?.[0] ?? css;
const garmentName = ({ item, colour }: Garment) =>
  colour === undefined ? item : `${colourName(colour)} ${item}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isWorn = (member: CastMember, { item, colour }: Garment) =>
  member.wears?.some(
    (worn) => worn.item === item && (colour === undefined || worn.colour === colour),
  ) === true;

/** Sentences on what of the sheet a figure lacks. */
function differences(name: string, mention: Mention, member: CastMember): string[] {
  const lost = mention.wears.filter((garment) => !isWorn(member, garment));
  return [
    ...(mention.colour === undefined || member.colour === mention.colour
      ? []
      : [`${capital(name)} should be ${colourName(mention.colour)} and is not.`]),
    ...lost.map((garment) => `${capital(name)} is without the ${garmentName(garment)}.`),
  ];
}

function driftOfPlace(entry: CastEntry, spec: SceneSpec): string[] {
  const reading = readPrompt(entry.look);
  if (reading.places.length === 0) return [];
  const expected = choosePlace(reading, [], createRandom(0));
  return spec.place === expected
    ? []
    : [`The scene is not set where the sheet says: ${entry.name}.`];
}

/**
 * Compares a planned scene with the cast sheet: one sentence for each member that is missing, has
 * another colour, has lost what it wears, or whose place is another one. Empty = as on the sheet.
 */
export function checkDrift(order: Pick<PictureOrder, "cast">, spec: SceneSpec): string[] {
  const free = [...spec.cast];
  return order.cast.flatMap((entry) => {
    if (entry.kind === "place") return driftOfPlace(entry, spec);
    const mention = readPrompt(entry.look).mentions[0];
    if (mention === undefined)
      return [`${capital(entry.name)} cannot be drawn from the words of the sheet.`];
    const candidates = free
      .filter(({ subject }) => subject === mention.subject)
      .map((member) => ({ member, found: differences(entry.name, mention, member) }))
      .toSorted((a, b) => a.found.length - b.found.length);
    const [best] = candidates;
    if (best === undefined) return [`${capital(entry.name)} is not in the picture.`];
    free.splice(free.indexOf(best.member), 1);
    return best.found;
  });
}
