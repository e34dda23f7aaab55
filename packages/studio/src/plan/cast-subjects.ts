import { subjectOf } from "../cast/catalogue/catalogue.ts";
import type { Subject } from "../cast/catalogue/subject.ts";
import type { Relation } from "../read/lexicon/relation-words.ts";
import type { Mention, Reading } from "../read/mention.ts";
import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Place } from "../scene/scene-spec.ts";

/** One figure to place: a mention of three cats becomes three roles. */
export interface Role {
  readonly subject: Subject;
  readonly mention: Mention;
  /** Metres, with the words "tiny" or "giant" taken into account. */
  readonly size: number;
}

export const MOST_FIGURES = 6;

/** Sizes in a family, against the largest. Sizes are compressed later, so they differ much here. */
const GENERATIONS = [1, 0.7, 0.16];
const SMALLEST_CHILD = 0.12;

/** Metres: what is held and larger is part of the place, as bamboo a panda eats. */
const LARGEST_HELD = 1.3;

/** Must a related thing be a figure of its own, though its place draws such things? */
const drawsApart = ({ subject }: Mention, kind: Relation) =>
  kind === "hold" ? subjectOf(subject).size <= LARGEST_HELD : kind !== "with";

/** Mentions that get a figure: not refused, not already part of the place. */
export function keepMentions(reading: Reading, refused: Reading, place: Place): Mention[] {
  const banned = new Set(refused.mentions.map((mention) => mention.subject));
  const drawn = placeOf(place).shows;
  const related = new Set(
    reading.mentions.flatMap((mention) =>
      mention.relation === undefined || !drawsApart(mention, mention.relation.kind)
        ? []
        : [mention, mention.relation.to],
    ),
  );
  return reading.mentions.filter(
    (mention) =>
      !banned.has(mention.subject) &&
      !(
        drawn?.includes(mention.subject) === true &&
        mention.colour === undefined &&
        mention.size === 1 &&
        mention.action === undefined &&
        !(related.has(mention) && mention.count === 1) &&
        (reading.mentions.length > 1 || mention.count > 1 || mention.subject === place)
      ),
  );
}

/** How many of its subject one figure of a mention shows. */
export const shownAtOnce = ({ subject }: Mention): number =>
  subjectOf(subject).tags.includes("pair") ? 2 : 1;

/** How many there are of a mention: "two girls on bicycles" need no third one. */
function countOf(mention: Mention): number {
  const { relation, wanted, count } = mention;
  const each = relation?.kind === "on" || relation?.kind === "hold";
  return each && wanted === undefined && relation.to.count > 1
    ? Math.min(count, relation.to.count)
    : count;
}

/** Gives every mention one figure, then shares out the rest in turn until the counts or the stage are full. */
export function castRoles(mentions: readonly Mention[]): { roles: Role[]; left: Mention[] } {
  const kept = mentions.slice(0, MOST_FIGURES);
  const counts = kept.map(() => 1);
  let total = kept.length;
  for (let round = 2; round <= MOST_FIGURES; round += 1) {
    kept.forEach((mention, index) => {
      if (Math.ceil(countOf(mention) / shownAtOnce(mention)) < round || total >= MOST_FIGURES)
        return;
      counts[index] = round;
      total += 1;
    });
  }
  const roles = kept.flatMap((mention, index) => {
    const subject = subjectOf(mention.subject);
    const size = subject.size * mention.size;
    return Array.from({ length: counts[index] ?? 1 }, (_, nth) => ({
      subject,
      mention,
      size: size * (mention.family ? (GENERATIONS[nth] ?? SMALLEST_CHILD) : 1),
    }));
  });
  return { roles, left: mentions.slice(MOST_FIGURES) };
}
