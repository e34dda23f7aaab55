/** One who can read a story aloud. */
export interface Voice {
  /** Stays with a story for good: "heart". */
  readonly key: string;
  readonly name: string;
  readonly language: "en-US" | "en-GB";
  readonly gender: "female" | "male";
  /** One or two words: "warm", "storyteller". */
  readonly manner: string;
  /** The large network, or the small one that is always there. */
  readonly engine: "large" | "small";
  /** Time it takes for the same words, in that of the usual voice (measured on three sentences). */
  readonly pace: number;
}

const large = (
  key: string,
  name: string,
  language: Voice["language"],
  gender: Voice["gender"],
  manner: string,
  pace: number,
): Voice => ({ key, name, language, gender, manner, engine: "large", pace });

/** The large network's speakers with the best grades of its makers; the first is the usual one. */
export const VOICES: readonly Voice[] = [
  large("heart", "Heart", "en-US", "female", "warm", 1),
  large("bella", "Bella", "en-US", "female", "lively", 1),
  large("sarah", "Sarah", "en-US", "female", "clear", 0.97),
  large("kore", "Kore", "en-US", "female", "calm", 0.97),
  large("michael", "Michael", "en-US", "male", "steady", 1.08),
  large("fenrir", "Fenrir", "en-US", "male", "deep", 0.98),
  large("puck", "Puck", "en-US", "male", "playful", 0.93),
  large("emma", "Emma", "en-GB", "female", "gentle", 0.95),
  large("isabella", "Isabella", "en-GB", "female", "bright", 0.96),
  large("george", "George", "en-GB", "male", "storyteller", 1.14),
  {
    ...{ key: "pocket", name: "Pocket", language: "en-US", gender: "male" },
    ...{ manner: "plain", engine: "small", pace: 1.39 },
  },
];

/** The voices of one network; with the large one there is the small one, too. */
export const voicesOf = (engine: Voice["engine"]): readonly Voice[] =>
  engine === "large" ? VOICES : VOICES.filter((voice) => voice.engine === "small");
