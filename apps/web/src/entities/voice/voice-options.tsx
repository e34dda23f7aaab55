import type { StoryOptions } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { readLocale } from "../../text/reading.ts";
import type { Option } from "../../ui/option-list.tsx";
import { VoiceSample } from "./voice-sample.tsx";

export type Voices = Pick<StoryOptions, "voices" | "hostedVoices">;

/**
 * Options: the voices of this server, then those of services with their prices. Each has a sample
 * to listen to.
 */
export function voiceOptions({ voices, hostedVoices }: Voices): Option<string>[] {
  return [
    ...voices.map(({ manner, ...voice }) => optionOf(voice, `${voice.gender}, ${manner}`)),
    ...hostedVoices.map((voice) => optionOf(voice, hintOf(voice))),
  ];
}

/** Describes a voice: gender, service, languages and price. */
function hintOf({ gender, service, languages, gems }: Voices["hostedVoices"][number]): string {
  const who = gender === null ? service : `${gender}, ${service}`;
  const price = gems === 0 ? t`free` : t`${gems} gems for 1,000 letters`;
  return `${who}, ${spokenIn(languages)} · ${price}`;
}

/** Number of languages listed by name; more are counted. */
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

/** Returns the name of a voice; undefined when this server has none with that key. */
export const voiceName = ({ voices, hostedVoices }: Voices, key: string | null) =>
  [...voices, ...hostedVoices].find((voice) => voice.key === key)?.name;
