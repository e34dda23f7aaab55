import type { MessageDescriptor } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { numberText } from "../../text/number-text.ts";
import { sumOf } from "./sum-of.ts";

/** A part of the year: a bar for each reason, longest first, all to one scale. */
export function YearBars<Name extends string>({
  title,
  sums,
  words,
  most,
}: {
  readonly title: string;
  readonly sums: Readonly<Partial<Record<Name, number>>>;
  readonly words: Readonly<Record<Name, MessageDescriptor>>;
  /** The number with a bar of full length. */
  readonly most: number;
}) {
  const heading = useId();
  const names = (Object.keys(words) as Name[])
    .filter((name) => (sums[name] ?? 0) !== 0)
    .toSorted((one, other) => (sums[other] ?? 0) - (sums[one] ?? 0));
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="flex justify-between gap-4 font-medium nums">
        {title} <span>{gemWords(sumOf(sums))}</span>
      </h3>
      <dl className="mt-2 flex flex-col gap-2.5">
        {names.map((name) => {
          const gems = sums[name] ?? 0;
          return (
            <div key={name}>
              <div className="flex justify-between gap-4 text-14">
                <dt className="text-text-2">{t(words[name])}</dt>
                <dd className="nums">{numberText(gems)}</dd>
              </div>
              <div
                aria-hidden="true"
                className="mt-1 h-2 min-w-1 rounded-full bg-accent"
                style={{ width: `${(Math.max(0, gems) / most) * 100}%` }}
              />
            </div>
          );
        })}
      </dl>
    </section>
  );
}
