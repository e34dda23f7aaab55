import { type Search, whyNoLargeVoice } from "./large/find-large.ts";

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
}

const large = (
  key: string,
  name: string,
  language: Voice["language"],
  gender: Voice["gender"],
  manner: string,
): Voice => ({ key, name, language, gender, manner, engine: "large" });

/** The large network's speakers with the best grades of its makers; the first is the usual one. */
export const VOICES: readonly Voice[] = [
  large("heart", "Heart", "en-US", "female", "warm"),
  large("bella", "Bella", "en-US", "female", "lively"),
  large("sarah", "Sarah", "en-US", "female", "clear"),
  large("kore", "Kore", "en-US", "female", "calm"),
  large("michael", "Michael", "en-US", "male", "steady"),
  large("fenrir", "Fenrir", "en-US", "male", "deep"),
  large("puck", "Puck", "en-US", "male", "playful"),
  large("emma", "Emma", "en-GB", "female", "gentle"),
  large("isabella", "Isabella", "en-GB", "female", "bright"),
  large("george", "George", "en-GB", "male", "storyteller"),
  {
    ...{ key: "pocket", name: "Pocket", language: "en-US", gender: "male" },
    ...{ manner: "plain", engine: "small" },
  },
];

/** The voices of this machine. `why` says in one sentence why there are no large ones, else null. */
export async function voicesHere(search?: Search): Promise<{
  readonly voices: readonly Voice[];
  readonly engine: Voice["engine"];
  readonly why: string | null;
}> {
  const why = await whyNoLargeVoice(search);
  if (why === null) return { voices: VOICES, engine: "large", why };
  return { voices: VOICES.filter(({ engine }) => engine === "small"), engine: "small", why };
}
