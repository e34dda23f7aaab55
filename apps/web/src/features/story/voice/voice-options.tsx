import type { StoryOptions } from "@kinora/contracts/story/story";
import type { Option } from "../../../ui/option-list.tsx";
import { VoiceSample } from "./voice-sample.tsx";

/** The voices of this server as choices; each can be heard before it is chosen. */
export function voiceOptions(voices: StoryOptions["voices"]): Option<string>[] {
  return voices.map(({ key, name, gender, manner }) => ({
    value: key,
    label: name,
    hint: `${gender}, ${manner}`,
    aside: <VoiceSample voice={key} name={name} />,
  }));
}
