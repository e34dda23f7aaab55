import type { NarratorVoice } from "@kinora/catalogue/voices";

/** The properties of a voice that a script needs. */
export type ScriptVoice = Pick<NarratorVoice, "key" | "gender" | "pace">;

/**
 * Chooses a voice not yet in use (`taken`: the narrator's, then those assigned), of the requested
 * gender if possible. Otherwise chooses the voice easiest to distinguish from the one assigned
 * last.
 */
export function chooseVoice(
  voices: readonly ScriptVoice[],
  taken: readonly string[],
  gender?: ScriptVoice["gender"],
): string | null {
  const free = voices.filter(({ key }) => !taken.includes(key));
  const last = voices.find(({ key }) => key === taken.at(-1));
  const fits = (voice: ScriptVoice) =>
    gender === undefined ? voice.gender !== last?.gender : voice.gender === gender;
  return (free.find(fits) ?? free[0])?.key ?? null;
}
