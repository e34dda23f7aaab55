import { subjectOf } from "../cast/catalogue/catalogue.ts";
import type { Subject } from "../cast/catalogue/subject.ts";
import type { Relation } from "../read/lexicon/relation-words.ts";
import type { Mention, Reading } from "../read/mention.ts";
import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Place } from "../scene/scene-spec.ts";

/** One figure to place; a mention of three cats becomes three roles. */
export interface Role {
  readonly subject: Subject;
  readonly mention: Mention;
  /** Metres, scaled by words such as "tiny" or "giant". */
  readonly size: number;
}

export const MOST_FIGURES = 6;

/**
 * Sizes within a family relative to the largest. They differ strongly because sizes are compressed
 * later.
 */
const GENERATIONS = [1, 0.7, 0.16];
const SMALLEST_CHILD = 0.12;

/** Metres; a larger held thing is drawn by the place, such as the bamboo a panda eats. */
const LARGEST_HELD = 1.3;

/**
 * Returns true when a related thing must be a separate figure although its place draws such things.
 */
const drawsApart = ({ subject }: Mention, kind: Relation) =>
  kind === "hold" ? subjectOf(subject).size <= LARGEST_HELD : kind !== "with";

/** Selects the mentions that become figures: neither refused nor already part of the place. */
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

/** Number of its subjects that one figure of a mention shows. */
export const shownAtOnce = ({ subject }: Mention): number =>
  subjectOf(subject).tags.includes("pair") ? 2 : 1;

/** Returns the count of a mention; "two girls on bicycles" means two bicycles. */
function countOf(mention: Mention): number {
  const { relation, wanted, count } = mention;
  const each = relation?.kind === "on" || relation?.kind === "hold";
  return each && wanted === undefined && relation.to.count > 1
    ? Math.min(count, relation.to.count)
    : count;
}

/**
 * Gives every mention one figure, then distributes the remaining ones in turn until the counts are
 * met or the stage is full.
 */
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
