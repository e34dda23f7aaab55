import type { Story } from "@kinora/contracts/story/story";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { CirclePause } from "lucide-react";
import { refusalWords } from "../../../store/refusal-words.ts";

const NEXT: Readonly<Record<StoryStop, MessageDescriptor>> = {
  script: msg`The script is next`,
  pictures: msg`Pictures and voices are next`,
  preview: msg`The preview is next`,
  render: msg`The film is next`,
};

/** Explains why an automatic story stopped, with the price of the next step. */
export function PauseNote({ pause }: { readonly pause: NonNullable<Story["pause"]> }) {
  const { code, next, gems, left } = pause;
  const why =
    code === "SPEND_LIMIT"
      ? plural(left, {
          one: "# gem of its limit left",
          other: "# gems of its limit left",
        })
      : (refusalWords(code)?.[0] ?? t`Something went wrong`);
  return (
    <p role="status" className="flex items-start gap-2.5 rounded-field bg-surface-1 px-4 py-2.5">
      <CirclePause size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
      <span>
        <strong className="font-medium">{t`Your story stopped here and is waiting for you.`}</strong>{" "}
        {t`${{ next: t(NEXT[next]) }}, for ${plural(gems, { one: "# gem", other: "# gems" })}. ${why}.`}
      </span>
    </p>
  );
}
