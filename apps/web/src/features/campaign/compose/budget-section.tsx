import { plural, t } from "@lingui/core/macro";
import { Segments } from "../../../ui/segments.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { CampaignDraft } from "./campaign-draft.ts";
import { campaignPlaceOf } from "./gap-words.ts";
import { Section } from "./section.tsx";

export interface BudgetSectionProps {
  readonly draft: Pick<CampaignDraft, "weeklyGems" | "end">;
  /** Gems of one story, about. */
  readonly perStory: number;
  /** Gems of a week's stories, about. */
  readonly estimate: number;
  readonly onChange: (some: Partial<CampaignDraft>) => void;
}

/** What it may spend, and when it ends. */
export function BudgetSection(props: BudgetSectionProps) {
  const { draft, perStory, estimate, onChange } = props;
  const { weeklyGems, end } = draft;
  const typed = weeklyGems === "" ? null : Number(weeklyGems);
  const aStory = plural(perStory, { one: "# gem", other: "# gems" });
  const aWeek = plural(estimate, { one: "# gem", other: "# gems" });
  return (
    <Section title={t`Gems and end`}>
      <div id={campaignPlaceOf("gems")} className="max-w-sm">
        <TextField
          label={t`Weekly limit, gems`}
          inputMode="numeric"
          value={weeklyGems}
          placeholder={estimate > 0 ? String(estimate) : ""}
          error={
            typed !== null && typed < perStory
              ? t`Too few for one story, which takes about ${aStory}.`
              : undefined
          }
          hint={
            estimate > 0
              ? t`A story takes about ${aStory}, a week about ${aWeek}. It never spends more than you say.`
              : t`A story takes about ${aStory}. It never spends more than you say.`
          }
          onChange={({ currentTarget: { value } }) =>
            onChange({ weeklyGems: value.replace(/\D/g, "").slice(0, 5) })
          }
        />
      </div>
      <div id={campaignPlaceOf("end")} className="flex flex-col items-start gap-3">
        <p className="text-14 font-medium">{t`It ends`}</p>
        <Segments
          label={t`It ends`}
          wraps
          value={end.by}
          options={[
            { value: "owner", label: t`When I end it` },
            { value: "date", label: t`On a day` },
            { value: "count", label: t`After some stories` },
          ]}
          onChange={(by) => onChange({ end: { ...end, by } })}
        />
        {end.by === "date" && (
          <TextField
            label={t`Last day`}
            type="date"
            value={end.date}
            onChange={({ currentTarget: { value: date } }) => onChange({ end: { ...end, date } })}
          />
        )}
        {end.by === "count" && (
          <TextField
            label={t`Stories`}
            inputMode="numeric"
            value={end.count}
            onChange={({ currentTarget: { value } }) =>
              onChange({ end: { ...end, count: value.replace(/\D/g, "").slice(0, 4) } })
            }
          />
        )}
      </div>
    </Section>
  );
}
