/** A voice that can narrate a story. */
export interface NarratorVoice {
  /** Stored with stories, so it must never change: "heart". */
  readonly key: string;
  readonly name: string;
  readonly language: "en-US" | "en-GB";
  readonly gender: "female" | "male";
  /** The large network, or the small one that is always available. */
  readonly engine: "large" | "small";
  /** Time taken for the same text relative to the default voice (measured on three sentences). */
  readonly pace: number;
}

const large = (
  key: string,
  name: string,
  language: NarratorVoice["language"],
  gender: NarratorVoice["gender"],
  pace: number,
): NarratorVoice => ({ key, name, language, gender, engine: "large", pace });

/** The large network's speakers that its authors grade highest; the first is the default. */
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

/** Returns the voices available with a network; the large network includes the small one's. */
export const voicesOf = (engine: NarratorVoice["engine"]): readonly NarratorVoice[] =>
  engine === "large" ? VOICES : VOICES.filter((voice) => voice.engine === "small");
