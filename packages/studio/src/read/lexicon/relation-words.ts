import { formsOfDeed } from "./deeds.ts";
import { LEXICON } from "./lexicon.ts";
import { singularForms } from "./singular-forms.ts";

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

/** Relations whose verbs are said of one who does it as well: "nuzzling" and "nuzzles". */
const OF_VERBS: ReadonlySet<Relation> = new Set([
  "hold",
  "give",
  "embrace",
  "face",
  "climb",
  "pull",
  "chase",
]);

/** "top" and "tend" have no words: a cherry tops its cake; who brushes a dog tends it. */
const TABLE: Readonly<Record<Exclude<Relation, "top" | "tend">, string>> = {
  on: "on, atop, riding, rides, ride, upon, aboard, driving, drives, steering, sailing, flying, rowing, mounted, on top of, on the back of, surfing, onto, astride, steers, piloting, pilots, mounting, mounts, straddling, straddles",
  in: "in, inside, inside of, within, into",
  above:
    "above, over, high above, hovering over, floating over, soaring over, suspended over, hovering above, flying above, floating above, flying over",
  chase:
    "chasing, chases, following, follows, pursuing, pursues, running after, runs after, hunting, hunts, stalking, stalks, racing after, races after, sneaking up on, trailing, tracking, tailing",
  under: "under, beneath, below, underneath",
  behind:
    "behind, in back of, at the back of, hiding behind, hidden behind, lurking behind, from behind, out from behind",
  before: "in front of, before, ahead of",
  between: "between, in between, among",
  beside:
    "beside, next, next to, near, by, alongside, and, meets, meeting, together with, around, against, close to, side by side with, to the left of, to the right of, on the left of, on the right of, left of, right of",
  with: "with, along with, accompanied by, in the company of, joined by",
  hold: "holding, holds, carrying, carries, playing, plays, eating, eats, reading, reads, waving, juggling, clutching, drinking, drinks, throwing, throws, stealing, bringing, painting, cooking, lifting, gripping, grasping, hoisting, wielding, brandishing, swinging, tossing, hurling, strumming",
  give: "giving, gives, offering, offers, handing",
  embrace:
    "hugging, hugs, embracing, kissing, kisses, cuddling, cuddles, cuddling with, snuggling, snuggling with, snuggling up to, nuzzling, holding hands with, arm in arm with, hand in hand with",
  face: "facing, face to face with, opposite, opposite to, across from, fighting, fights, looking at, looks at, staring at, stares at, talking to, talks to, bowing to, bows to, greeting, greets, barking at, attacking, attacks, waving at, waves at, watching, watches, admiring, admires, observing, observes, smiling at, shouting at, talking with, chatting with, speaking to, gazing at, glaring at, pointing at, laughing at, listening to, photographing, filming, saluting, confronting, interviewing",
  climb: "climbing, climbs, climbing up, climbs up",
  pull: "pulling, pulls, towing, tows, dragging, drags, hauling, hauls",
  wear: "wearing, wears, dressed, dressed in",
};

/** Returns true for a word that names nothing else: "nuzzles", not "waves". */
const isOnlyDeed = (word: string) =>
  singularForms(word).every((form) => {
    const { action, emotion, ...others } = LEXICON.get(form) ?? {};
    return Object.keys(others).length === 0;
  });

function words(): (readonly [string, Relation])[] {
  const pairs: (readonly [string, Relation])[] = [];
  let relation: keyof typeof TABLE;
  for (relation in TABLE)
    for (const word of TABLE[relation].split(",").map((each) => each.trim())) {
      const [verb = "", ...rest] = word.split(" ");
      const forms = OF_VERBS.has(relation) ? formsOfDeed(verb).filter(isOnlyDeed) : [];
      for (const form of [verb, ...forms]) pairs.push([[form, ...rest].join(" "), relation]);
    }
  return pairs;
}

export const RELATION_WORDS: ReadonlyMap<string, Relation> = new Map(words());
