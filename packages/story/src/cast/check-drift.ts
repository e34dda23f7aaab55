import type { Sentence } from "@kinora/contracts/message/sentence";
import type { CastEntry } from "@kinora/contracts/story/board";
import type { PaintedPictureOrder } from "@kinora/domain/story/story-engine";
import { choosePlace } from "@kinora/studio/plan/choose-place";
import { COLOUR_WORDS } from "@kinora/studio/read/lexicon/modifier-words";
import type { Mention } from "@kinora/studio/read/mention";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import { createRandom } from "@kinora/studio/scene/random";
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

/** Lists the ways in which a figure differs from its entry on the cast sheet. */
function differences(name: string, mention: Mention, member: CastMember): Sentence[] {
  const is = { name: capital(name) };
  const lost = mention.wears.filter((garment) => !isWorn(member, garment));
  return [
    ...(mention.colour === undefined || member.colour === mention.colour
      ? []
      : [
          {
            code: "cast.otherColour",
            params: { ...is, colour: colourName(mention.colour) },
          } as const,
        ]),
    ...lost.map(
      (garment) =>
        ({ code: "cast.without", params: { ...is, garment: garmentName(garment) } }) as const,
    ),
  ];
}

function driftOfPlace(entry: CastEntry, spec: SceneSpec): Sentence[] {
  const reading = readPrompt(entry.look);
  if (reading.places.length === 0) return [];
  const expected = choosePlace(reading, [], createRandom(0));
  return spec.place === expected ? [] : [{ code: "cast.otherPlace", params: { name: entry.name } }];
}

/**
 * Compares a planned scene with the cast sheet. Returns one message for each member that is
 * missing, has another colour, has lost a garment, or whose place has changed; empty when the scene
 * matches the sheet.
 */
export function checkDrift(order: Pick<PaintedPictureOrder, "cast">, spec: SceneSpec): Sentence[] {
  const free = [...spec.cast];
  return order.cast.flatMap((entry): Sentence[] => {
    if (entry.kind === "place") return driftOfPlace(entry, spec);
    const is = { name: capital(entry.name) };
    const mention = readPrompt(entry.look).mentions[0];
    if (mention === undefined) return [{ code: "cast.undrawable", params: is }];
    const candidates = free
      .filter(({ subject }) => subject === mention.subject)
      .map((member) => ({ member, found: differences(entry.name, mention, member) }))
      .toSorted((a, b) => a.found.length - b.found.length);
    const [best] = candidates;
    if (best === undefined) return [{ code: "cast.absent", params: is }];
    free.splice(free.indexOf(best.member), 1);
    return best.found;
  });
}
