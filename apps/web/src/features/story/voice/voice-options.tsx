import type { StoryOptions } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { readLocale } from "../../../text/reading.ts";
import type { Option } from "../../../ui/option-list.tsx";
import { VoiceSample } from "./voice-sample.tsx";

export type Voices = Pick<StoryOptions, "voices" | "hostedVoices">;

/** The voices of this server as choices, then those of services with what they cost; each can be heard before it is chosen. */
export function voiceOptions({ voices, hostedVoices }: Voices): Option<string>[] {
  return [
    ...voices.map(({ manner, ...voice }) => optionOf(voice, `${voice.gender}, ${manner}`)),
    ...hostedVoices.map((voice) => optionOf(voice, hintOf(voice))),
  ];
}

/** Who speaks, where, in which languages, and for how much. */
function hintOf({ gender, service, languages, gems }: Voices["hostedVoices"][number]): string {
  const who = gender === null ? service : `${gender}, ${service}`;
  const price = gems === 0 ? t`free` : t`${gems} gems for 1,000 letters`;
  return `${who}, ${spokenIn(languages)} · ${price}`;
}

/** Some are named, many counted. */
const NAMED = 3;

function spokenIn(languages: readonly string[]): string {
  if (languages.length > NAMED) return t`${{ languages: languages.length }} languages`;
  const names = new Intl.DisplayNames(readLocale(), { type: "language" });
  return languages.map((tag) => names.of(tag) ?? tag).join(", ");
}

const optionOf = ({ key, name }: { key: string; name: string }, hint: string) => ({
  ...{ value: key, label: name, hint },
  aside: <VoiceSample voice={key} name={name} />,
});

/** What a voice is called; undefined: there is none of that key here. */
export const voiceName = ({ voices, hostedVoices }: Voices, key: string | null) =>
  [...voices, ...hostedVoices].find((voice) => voice.key === key)?.name;
