import { STORY_STOPS, type StoryStop } from "@kinora/contracts/story/story-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, select, t } from "@lingui/core/macro";
import { FastForward } from "lucide-react";
import { gemsUntil, type Prices } from "../../../entities/story/estimate.ts";
import { OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { StoryDraft } from "./story-draft.ts";

/** Used in both the list and the chip. */
const LABELS: Readonly<Record<StoryStop, MessageDescriptor>> = {
  script: msg`Script first`,
  pictures: msg`To the pictures`,
  preview: msg`To the preview`,
  render: msg`In one go`,
};

function hintOf(stop: StoryStop, gems: number): string {
  return select(stop, {
    script: plural(gems, {
      one: "# gem; you read it and decide",
      other: "# gems; you read it and decide",
    }),
    pictures: plural(gems, {
      one: "About # gem; each scene with its picture and its voice",
      other: "About # gems; each scene with its picture and its voice",
    }),
    preview: plural(gems, {
      one: "About # gem; you watch it before the film is made",
      other: "About # gems; you watch it before the film is made",
    }),
    other: plural(gems, {
      one: "About # gem; straight to the finished film",
      other: "About # gems; straight to the finished film",
    }),
  });
}

const MOST = 10_000;

/** The choice of how far the story proceeds without asking, and its spending limit. */
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
      label={t`How far to go`}
      value={t(LABELS[until])}
      icon={<FastForward size={16} aria-hidden="true" className="md:max-lg:hidden" />}
    >
      {() => (
        <div className="flex flex-col gap-3">
          <OptionList
            label={t`How far to go`}
            value={until}
            options={STORY_STOPS.map((stop) => ({
              value: stop,
              label: t(LABELS[stop]),
              hint: hintOf(
                stop,
                stop === "script" ? prices.script : gemsUntil(stop, seconds, prices),
              ),
            }))}
            onChoose={(stop) => onChange({ until: stop, spendAtMost: null })}
          />
          {until !== "script" && (
            <div className="px-1">
              <TextField
                label={t`Spending limit, gems`}
                inputMode="numeric"
                value={String(spendAtMost ?? estimate)}
                hint={
                  spendAtMost !== null && spendAtMost < estimate
                    ? t`About ${plural(estimate, { one: "# gem", other: "# gems" })} will be needed. It stops and asks when these run out.`
                    : t`It stops and asks before spending more.`
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
