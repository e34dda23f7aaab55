/** Relation of the subject before the word to the one after it. */
export type Relation =
  | "on"
  | "in"
  | "under"
  | "behind"
  | "before"
  | "between"
  | "beside"
  | "with"
  | "hold"
  | "give"
  | "embrace"
  | "face"
  | "climb"
  | "wear"
  | "pull"
  | "above"
  | "chase"
  | "top"
  | "tend";

/** "top" and "tend" have no words: a cherry tops its cake; who brushes a dog tends it. */
const TABLE: Readonly<Record<Exclude<Relation, "top" | "tend">, string>> = {
  on: "on, atop, riding, rides, ride, upon, aboard, driving, drives, steering, sailing, flying, rowing, mounted, on top of, on the back of, surfing, onto, astride",
  in: "in, inside, inside of, within, into",
  above: "above, over, high above, hovering over, floating over, soaring over, suspended over",
  chase:
    "chasing, chases, following, follows, pursuing, pursues, running after, runs after, hunting, hunts, stalking, stalks",
  under: "under, beneath, below, underneath",
  behind:
    "behind, in back of, at the back of, hiding behind, hidden behind, from behind, out from behind",
  before: "in front of, before, ahead of",
  between: "between, in between, among",
  beside:
    "beside, next, next to, near, by, alongside, and, meets, meeting, together with, around, against, close to, side by side with, to the left of, to the right of, on the left of, on the right of, left of, right of",
  with: "with",
  hold: "holding, holds, carrying, carries, playing, plays, eating, eats, reading, reads, waving, juggling, clutching, drinking, drinks, throwing, throws, stealing, bringing, painting, cooking, lifting",
  give: "giving, gives, offering, offers, handing",
  embrace: "hugging, hugs, embracing, kissing, kisses, cuddling, cuddles",
  face: "facing, face to face with, opposite, opposite to, across from, fighting, fights, looking at, looks at, staring at, stares at, talking to, talks to, bowing to, bows to, greeting, greets, barking at, attacking, attacks, waving at, waves at, watching, watches, admiring, admires, observing, observes",
  climb: "climbing, climbs, climbing up, climbs up",
  pull: "pulling, pulls, towing, tows, dragging, drags, hauling, hauls",
  wear: "wearing, wears, dressed, dressed in",
};

function words(): (readonly [string, Relation])[] {
  const pairs: (readonly [string, Relation])[] = [];
  let relation: keyof typeof TABLE;
  for (relation in TABLE)
    for (const word of TABLE[relation].split(",")) pairs.push([word.trim(), relation]);
  return pairs;
}

export const RELATION_WORDS: ReadonlyMap<string, Relation> = new Map(words());
