import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type { Locale } from "./locale.ts";
import { refusalWords } from "./refusal-words.ts";
import { isText, say } from "./say.ts";
import { sentence } from "./sentence.ts";

export interface NotificationWords {
  readonly title: string;
  readonly body: string;
  /** Label of its button; null when it has none. */
  readonly action: string | null;
}

/** Returns the text of a notification. The types ensure that each has a title and a body. */
export function notificationWords(
  message: Message<NotificationCode>,
  locale: Locale,
): NotificationWords {
  const values = valuesOf(message, locale);
  const title: `${NotificationCode}.title` = `${message.code}.title`;
  const body: `${NotificationCode}.body` = `${message.code}.body`;
  const action = `${message.code}.action`;
  return {
    title: say(title, values, locale),
    body: say(body, values, locale),
    action: isText(action) ? say(action, values, locale) : null,
  };
}

/**
 * Returns the values of its placeholders; a refusal or sentence in the parameters is worded as
 * well.
 */
function valuesOf(
  { code, params }: Message<NotificationCode>,
  locale: Locale,
): Readonly<Record<string, unknown>> {
  // A null date cannot be formatted, not even in a case that is not chosen.
  if ("madeOn" in params) return { ...params, dated: params.madeOn === null ? "no" : "yes" };
  if (code === "moderation.boardClosed" || code === "moderation.profileTakenDown")
    return { ...named(params), noted: params.reason === "" ? "no" : "yes" };
  if (code === "comment.takenDown" || code === "collection.takenDown")
    return { ...params, noted: params.reason === "" ? "no" : "yes" };
  if (code === "payment.refunded") {
    const { sum, paid } = params;
    const words = {
      sum: moneyWords(sum, locale),
      paid: paid === null ? "" : moneyWords(paid, locale),
    };
    return { ...words, part: paid === null ? "no" : "yes" };
  }
  if ("title" in params && code !== "story.waiting") return named(params);
  if (code === "story.stopped") return { ...params, why: sentence(params.why, locale) };
  if (code !== "story.waiting" || params.code === "SPEND_LIMIT") return params;
  return { ...params, refusal: refusalWords(params.code, locale) };
}

/** "4.99 USD" as a price is written. */
function moneyWords(sum: string, locale: Locale): string {
  const [, amount = "", currency = ""] = /^(\S+) ([A-Z]{3})$/.exec(sum) ?? [];
  if (currency === "") return sum;
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(Number(amount));
}

/** Adds whether there is a title. */
const named = (params: Readonly<Record<string, unknown>>) => ({
  ...params,
  named: params["title"] ? "yes" : "no",
});
