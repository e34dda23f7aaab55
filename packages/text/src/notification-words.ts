import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type { Locale } from "./locale.ts";
import { refusalWords } from "./refusal-words.ts";
import { isText, say } from "./say.ts";
import { sentence } from "./sentence.ts";

export interface NotificationWords {
  readonly title: string;
  readonly body: string;
  /** On its button; null: it has none. */
  readonly action: string | null;
}

/** What a notification says. Each has a title and a body; that is what makes it compile. */
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

/** What it speaks of; a refusal and a sentence have words of their own. */
function valuesOf(
  { code, params }: Message<NotificationCode>,
  locale: Locale,
): Readonly<Record<string, unknown>> {
  // Of no day there is nothing to be said, and what is not said is worded all the same.
  if ("madeOn" in params) return { ...params, dated: params.madeOn === null ? "no" : "yes" };
  if (code === "story.stopped") return { ...params, why: sentence(params.why, locale) };
  if (code !== "story.waiting" || params.code === "SPEND_LIMIT") return params;
  return { ...params, refusal: refusalWords(params.code, locale) };
}
