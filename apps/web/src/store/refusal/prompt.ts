import type { promptRefusals } from "@kinora/contracts/prompt/prompt-refusals";
import { plural, t } from "@lingui/core/macro";
import { numberText } from "../../text/number-text.ts";
import { readLocale } from "../../text/reading.ts";
import type { WordsOf } from "./words-of.ts";

const DAY_MS = 86_400_000;

/** Returns the words with a time of day, or a date when it is further away; null without one. */
function withTime<Words>(until: unknown, words: (time: string) => Words): Words | null {
  const end = typeof until === "string" ? new Date(until) : null;
  if (end === null || Number.isNaN(end.getTime())) return null;
  const isNear = end.getTime() - Date.now() < DAY_MS;
  const style = isNear
    ? ({ weekday: "short", hour: "numeric", minute: "2-digit" } as const)
    : ({ day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const);
  return words(end.toLocaleString(readLocale(), style));
}

const megabytesOf = (bytes: number) =>
  (bytes / 1_000_000).toLocaleString(readLocale(), { maximumFractionDigits: 1 });

export const promptRefusalWords: WordsOf<typeof promptRefusals> = {
  MODE_UNAVAILABLE: () => [t`This kind of work isn't available here`, t`Choose picture or film.`],
  MODEL_UNKNOWN: () => [t`This model doesn't exist`, t`Choose another model.`],
  MODEL_UNAVAILABLE: () => [
    t`This model isn't available here`,
    t`Choose another model; your text stays.`,
  ],
  MODEL_NOT_OFFERED: () => [
    t`This model isn't open to everyone here`,
    t`Choose another model; your text stays.`,
  ],
  NO_LANGUAGE_MODEL: () => [
    t`Words can't be improved here right now`,
    t`Your words stay as they are.`,
  ],
  IMPROVEMENT_NOT_FOUND: () => [
    t`These improved words are no longer kept`,
    t`Yours are still there. Ask again.`,
  ],
  HOSTED_PAUSED: ({ until }) => [
    withTime(until, (time) => t`All hosted models are paused for you until ${time}`) ??
      t`All hosted models are paused for you for a day`,
    t`Several of your requests were refused under the rules, or canceled after they had been paid for. The built-in painter still works for you.`,
  ],
  HOSTED_BUDGET_SPENT: ({ until, service, fit }) => [
    typeof service === "string"
      ? t`This order is larger than what is left of the budget for ${service}`
      : t`This order is larger than what is left of the budget`,
    [
      ...(Number(fit) > 0
        ? [plural(Number(fit), { one: "# work would fit now.", other: "# works would fit now." })]
        : []),
      ...(withTime(until, (time) => [t`The budget starts again on ${time}.`]) ?? []),
      t`A smaller order or the built-in painter may do. Nothing was charged.`,
    ].join(" "),
  ],
  HOSTED_GIVEN_SPENT: ({ until }) => [
    withTime(until, (time) => t`Free gems can't pay for hosted models until ${time}`) ??
      t`Free gems can't pay for hosted models here`,
    t`Bought gems can, and free ones pay for the built-in painter. Nothing was charged.`,
  ],
  DURATION_UNSUPPORTED: () => [
    t`The model doesn't make clips of this length`,
    t`Choose another length.`,
  ],
  ASPECT_RATIO_UNSUPPORTED: () => [t`The model doesn't make this shape`, t`Choose another shape.`],
  SETTING_UNSUPPORTED: () => [
    t`The model doesn't have one of these settings`,
    t`Reset the settings.`,
  ],
  PROMPT_TOO_LONG: ({ max, scene }) => [
    typeof scene === "number"
      ? t`The description of scene ${scene} is too long for its model`
      : t`Your words are too long for this model`,
    typeof max === "number"
      ? t`It takes up to ${{ most: numberText(max) }} characters. Shorten them, or choose another model.`
      : t`Shorten them, or choose another model.`,
  ],
  PICTURE_TOO_LARGE: ({ max }) => [
    t`This picture is too large for the model`,
    typeof max === "number"
      ? t`Its file may have up to ${{ megabytes: megabytesOf(max) }} MB. Use a smaller picture, or choose another model.`
      : t`Use a smaller picture, or choose another model.`,
  ],
  QUOTE_NOT_FOUND: () => [
    t`The price is no longer available`,
    t`Check the new price, then press again.`,
  ],
  QUOTE_EXPIRED: () => [t`The price has expired`, t`Check the new price, then press again.`],
  QUOTE_USED: () => [t`This was already created`, t`Find it in your library.`],
};
