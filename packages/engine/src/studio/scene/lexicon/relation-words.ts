/** How the subject before the word stands to the one behind it. */
export type Relation = "on" | "in" | "under" | "beside" | "with" | "hold" | "wear" | "top";

const TABLE: Readonly<Record<Exclude<Relation, "top">, string>> = {
  on: "on, atop, riding, rides, ride, upon, aboard, driving, drives, steering, sailing, flying, rowing, mounted",
  in: "in, inside, within",
  under: "under, beneath, below, underneath, behind",
  beside: "beside, next, near, by, alongside, and, meets, meeting, chasing, chases",
  with: "with",
  hold: "holding, holds, carrying, carries, playing, plays, eating, eats, reading, reads, waving, juggling, clutching, hugging, drinking",
  wear: "wearing, wears, dressed",
};

export const RELATION_WORDS: ReadonlyMap<string, Relation> = new Map(
  (["on", "in", "under", "beside", "with", "hold", "wear"] as const).flatMap((relation) =>
    TABLE[relation].split(",").map((word) => [word.trim(), relation] as const),
  ),
);
