import type { NarratorVoice } from "@kinora/catalogue/voices";

/** What a script needs to know of a voice. */
export type ScriptVoice = Pick<NarratorVoice, "key" | "gender" | "pace">;

/**
 * A voice that nobody has yet (`taken`: the narrator's, then those given away), of the wanted gender if there
 * is one. Where any will do, the one that is easiest told from whoever was given theirs last.
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
