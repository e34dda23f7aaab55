/** What users may want from a model, in a few plain words. */
export const WISHES = [
  "photograph",
  "footage",
  "talkingFace",
  "sketch",
  "longClip",
  "sound",
  "lettering",
] as const;
export type Wish = (typeof WISHES)[number];
