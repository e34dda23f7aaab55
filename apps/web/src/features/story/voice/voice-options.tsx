import type { StoryOptions } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import type { Option } from "../../../ui/option-list.tsx";
import { VoiceSample } from "./voice-sample.tsx";

export type Voices = Pick<StoryOptions, "voices" | "hostedVoices">;

/** The voices of this server as choices, then those of services with what they cost; each can be heard before it is chosen. */
export function voiceOptions({ voices, hostedVoices }: Voices): Option<string>[] {
  return [
    ...voices.map(({ manner, ...voice }) => optionOf(voice, `${voice.gender}, ${manner}`)),
    ...hostedVoices.map(({ service, gems, languages, ...voice }) =>
      optionOf(
        voice,
        t`${{ gender: voice.gender }}, ${service}, ${{ languages: languages.length }} languages · ${gems} gems for 1,000 letters`,
      ),
    ),
  ];
}

const optionOf = ({ key, name }: { key: string; name: string }, hint: string) => ({
  ...{ value: key, label: name, hint },
  aside: <VoiceSample voice={key} name={name} />,
});

/** What a voice is called; undefined: there is none of that key here. */
export const voiceName = ({ voices, hostedVoices }: Voices, key: string | null) =>
  [...voices, ...hostedVoices].find((voice) => voice.key === key)?.name;
