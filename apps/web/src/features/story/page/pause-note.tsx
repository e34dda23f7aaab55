import type { Story } from "@kinora/contracts/story/story";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";
import { CirclePause } from "lucide-react";
import { REFUSAL_WORDS } from "../../../store/refusal-words.ts";
import { gemWords } from "../../../ui/gem-words.ts";

const NEXT: Readonly<Record<StoryStop, string>> = {
  script: "The script is next",
  pictures: "Pictures and voices are next",
  preview: "The preview is next",
  render: "The film is next",
};

/** Says on the board why a story that was to make itself stopped, and what the next step costs. */
export function PauseNote({ pause }: { readonly pause: NonNullable<Story["pause"]> }) {
  const { code, next, gems, left } = pause;
  const why =
    code === "SPEND_LIMIT"
      ? `${gemWords(left)} of what it may spend ${left === 1 ? "is" : "are"} left`
      : REFUSAL_WORDS[code][0];
  return (
    <p role="status" className="flex items-start gap-2.5 rounded-field bg-surface-1 px-4 py-2.5">
      <CirclePause size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
      <span>
        <strong className="font-medium">Your story stopped here and waits for you.</strong>{" "}
        {NEXT[next]}, for {gemWords(gems)}. {why}.
      </span>
    </p>
  );
}
