/** One who can read a story aloud. */
export interface NarratorVoice {
  /** Stays with a story for good: "heart". */
  readonly key: string;
  readonly name: string;
  readonly language: "en-US" | "en-GB";
  readonly gender: "female" | "male";
  /** The large network, or the small one that is always there. */
  readonly engine: "large" | "small";
  /** Time it takes for the same words, in that of the usual voice (measured on three sentences). */
  readonly pace: number;
}

const large = (
  key: string,
  name: string,
  language: NarratorVoice["language"],
  gender: NarratorVoice["gender"],
  pace: number,
): NarratorVoice => ({ key, name, language, gender, engine: "large", pace });

/** The large network's speakers with the best grades of its makers; the first is the usual one. */
export const VOICES: readonly NarratorVoice[] = [
  large("heart", "Heart", "en-US", "female", 1),
  large("bella", "Bella", "en-US", "female", 1),
  large("sarah", "Sarah", "en-US", "female", 0.97),
  large("kore", "Kore", "en-US", "female", 0.97),
  large("michael", "Michael", "en-US", "male", 1.08),
  large("fenrir", "Fenrir", "en-US", "male", 0.98),
  large("puck", "Puck", "en-US", "male", 0.93),
  large("emma", "Emma", "en-GB", "female", 0.95),
  large("isabella", "Isabella", "en-GB", "female", 0.96),
  large("george", "George", "en-GB", "male", 1.14),
  {
    ...{ key: "pocket", name: "Pocket", language: "en-US", gender: "male" },
    ...{ engine: "small", pace: 1.39 },
  },
];

/** The voices of one network; with the large one there is the small one, too. */
export const voicesOf = (engine: NarratorVoice["engine"]): readonly NarratorVoice[] =>
  engine === "large" ? VOICES : VOICES.filter((voice) => voice.engine === "small");
