import { HOUSE_POOL_MAX, PRIZE_AUTHORS_LEAST } from "@kinora/contracts/challenge/challenge-limits";
import { PRIZE_KINDS } from "@kinora/contracts/challenge/challenge-vocabulary";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { numberText } from "../../../text/number-text.ts";
import { Segments } from "../../../ui/segments.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { prizeWords } from "../challenge-words.ts";
import { type ChallengeDraft, type DraftFlaw, settingsFrom, shareSum } from "./challenge-draft.ts";
import { previewPrizes } from "./prize-preview.ts";

const AUTHORS_MAX = 2_000;

/** Pool and prize groups, with how many each would pay. */
export function PrizeFields({
  draft,
  flaws,
  set,
}: {
  readonly draft: ChallengeDraft;
  readonly flaws: readonly DraftFlaw[];
  readonly set: (change: Partial<ChallengeDraft>) => void;
}) {
  const sum = shareSum(draft);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-20">{t`Prizes`}</h2>
      <div className="max-w-48">
        <TextField
          label={t`Gems in the pool`}
          inputMode="numeric"
          autoComplete="off"
          value={draft.pool}
          hint={t`Out of the promotion budget.`}
          error={
            flaws.includes("pool")
              ? t`A whole number up to ${{ most: numberText(HOUSE_POOL_MAX) }}.`
              : undefined
          }
          onChange={({ currentTarget }) => set({ pool: currentTarget.value.trim() })}
        />
      </div>
      <Segments
        label={t`What a group's number means`}
        className="self-start"
        value={draft.bands}
        onChange={(bands) => set({ bands })}
        options={[
          { value: "percent", label: t`Percent of the authors` },
          { value: "places", label: t`Places` },
        ]}
      />
      <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <legend className="mb-2 text-14 text-text-2">{t`Percent of the pool for each prize`}</legend>
        {PRIZE_KINDS.map((kind) => (
          <TextField
            key={kind}
            label={t(prizeWords(kind, draft))}
            inputMode="numeric"
            autoComplete="off"
            value={draft.shares[kind]}
            onChange={({ currentTarget }) =>
              set({ shares: { ...draft.shares, [kind]: currentTarget.value.trim() } })
            }
          />
        ))}
      </fieldset>
      <p
        aria-live="polite"
        className={flaws.includes("plan") ? "text-14 text-danger" : "text-14 text-text-2"}
      >
        {flaws.includes("plan")
          ? t`Whole percentages, at most 100 together, and no more for a lower place than for a higher one.`
          : t`${sum} % of the pool can be won. What nobody wins goes back.`}
      </p>
      <Preview draft={draft} />
    </section>
  );
}

/** How many win what, for a number of authors that can be changed. */
function Preview({ draft }: { readonly draft: ChallengeDraft }) {
  const [written, setWritten] = useState("40");
  const authors = /^\d{1,4}$/.test(written) ? Math.min(AUTHORS_MAX, Number(written)) : 0;
  // The other fields may still be empty.
  const { settings } = settingsFrom({ ...draft, theme: "-", brief: "-", kinds: ["image"] });
  return (
    <div className="rounded-panel bg-surface-1 p-4">
      <div className="max-w-48">
        <TextField
          label={t`Example: number of authors`}
          inputMode="numeric"
          autoComplete="off"
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value.trim())}
        />
      </div>
      {settings && authors < PRIZE_AUTHORS_LEAST && (
        <p className="mt-3 text-14 text-text-2">
          {t`With fewer than ${PRIZE_AUTHORS_LEAST} authors there are no prizes.`}
        </p>
      )}
      {settings && authors >= PRIZE_AUTHORS_LEAST && (
        <PreviewTable
          draft={draft}
          preview={previewPrizes(settings.pool, settings.plan, authors)}
        />
      )}
    </div>
  );
}

function PreviewTable({
  draft,
  preview: { won, back },
}: {
  readonly draft: ChallengeDraft;
  readonly preview: ReturnType<typeof previewPrizes>;
}) {
  return (
    <dl className="mt-3 grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-14 nums">
      {PRIZE_KINDS.map((kind) => {
        const prize = won.get(kind);
        return (
          <div key={kind} className="contents">
            <dt className="text-text-2">{t(prizeWords(kind, draft))}</dt>
            <dd className="text-end">
              {prize
                ? t`${plural(prize.winners, { one: "# author", other: "# authors" })}, ${plural(prize.gems, { one: "# gem", other: "# gems" })} each`
                : t`nobody`}
            </dd>
          </div>
        );
      })}
      <dt className="text-text-2">{t`Goes back`}</dt>
      <dd className="text-end">{plural(back, { one: "# gem", other: "# gems" })}</dd>
    </dl>
  );
}
