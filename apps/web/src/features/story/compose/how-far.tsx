import { STORY_STOPS, type StoryStop } from "@kinora/contracts/story/story-vocabulary";
import { FastForward } from "lucide-react";
import { gemWords } from "../../../ui/gem-words.ts";
import { OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { gemsUntil, type Prices } from "./estimate.ts";
import type { StoryDraft } from "./story-draft.ts";

/** The same words in the list and on the chip. */
const LABELS: Readonly<Record<StoryStop, string>> = {
  script: "Script first",
  pictures: "To the pictures",
  preview: "To the preview",
  render: "In one go",
};

const HINTS: Readonly<Record<StoryStop, string>> = {
  script: "you read it and decide",
  pictures: "each scene with its picture and its voice",
  preview: "you watch it before the film is made",
  render: "straight to the finished film",
};

const MOST = 10_000;

/** How far the story goes without asking, and what it may spend on the way. */
export function HowFar({
  draft,
  seconds,
  prices,
  onChange,
}: {
  readonly draft: StoryDraft;
  readonly seconds: number;
  readonly prices: Prices;
  readonly onChange: (part: Partial<StoryDraft>) => void;
}) {
  const { until, spendAtMost } = draft;
  const estimate = gemsUntil(until, seconds, prices);
  return (
    <Picker
      label="How far it goes"
      value={LABELS[until]}
      icon={<FastForward size={16} aria-hidden="true" className="md:max-lg:hidden" />}
    >
      {() => (
        <div className="flex flex-col gap-3">
          <OptionList
            label="How far it goes"
            value={until}
            options={STORY_STOPS.map((stop) => ({
              value: stop,
              label: LABELS[stop],
              hint:
                stop === "script"
                  ? `${gemWords(prices.script)}; ${HINTS.script}`
                  : `About ${gemWords(gemsUntil(stop, seconds, prices))}; ${HINTS[stop]}`,
            }))}
            onChoose={(stop) => onChange({ until: stop, spendAtMost: null })}
          />
          {until !== "script" && (
            <div className="px-1">
              <TextField
                label="Spend at most, gems"
                inputMode="numeric"
                value={String(spendAtMost ?? estimate)}
                hint={
                  spendAtMost !== null && spendAtMost < estimate
                    ? `About ${gemWords(estimate)} will be needed. It stops and asks where these end.`
                    : "It stops and asks before it would spend more."
                }
                onChange={({ target }) => {
                  const gems = Number(target.value.replace(/\D/g, "") || 0);
                  onChange({ spendAtMost: Math.min(MOST, gems) });
                }}
              />
            </div>
          )}
        </div>
      )}
    </Picker>
  );
}
