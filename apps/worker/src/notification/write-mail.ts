import type { DeliverMailPorts, MailTold } from "@kinora/domain/notification/deliver-mail";
import { html } from "@kinora/text/html";
import type { Locale } from "@kinora/text/locale";
import { notificationWords } from "@kinora/text/notification-words";
import { say } from "@kinora/text/say";

interface Letter {
  readonly title: string;
  readonly body: string;
  readonly press: { readonly label: string; readonly url: string };
  readonly why: string;
  readonly end: { readonly label: string; readonly url: string } | null;
}

/**
 * Writes a mail as text and as HTML: only its own text and links to this server, with no remote
 * content and no tracking.
 */
export const mailWriter =
  (
    publicUrl: string,
    unsubscribeUrl: (userId: string) => string,
    locale: Locale,
  ): DeliverMailPorts["write"] =>
  (told, userId) => {
    const unsubscribe = told.group === "digest" ? unsubscribeUrl(userId) : null;
    const { title, body, action, path } = wordsOf(told, locale);
    const letter: Letter = {
      ...{ title, body, why: say(`mail.why.${told.group}`, {}, locale) },
      press: {
        label: action ?? say("mail.open", {}, locale),
        url: new URL(path, publicUrl).href,
      },
      end:
        unsubscribe === null
          ? null
          : { label: say("mail.unsubscribe", {}, locale), url: unsubscribe },
    };
    return { subject: title, text: plain(letter), html: page(letter, locale), unsubscribe };
  };

function wordsOf(told: MailTold, locale: Locale) {
  if (told.group === "digest")
    return {
      title: say("mail.digest.title", {}, locale),
      body: say("mail.digest.body", { ...told.week }, locale),
      ...{ action: say("mail.digest.action", {}, locale), path: "/notifications" },
    };
  const { says, href } = told.notification;
  const words = "code" in says ? notificationWords(says, locale) : says;
  return { ...words, path: href ?? "/notifications" };
}

const plain = ({ title, body, press, why, end }: Letter): string =>
  [
    title,
    ...(body === "" ? [] : [body]),
    `${press.label}: ${press.url}`,
    `-- \n${why}${end ? `\n${end.label}: ${end.url}` : ""}`,
  ].join("\n\n");

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/**
 * Styles are inline, because many mail programs support nothing else. Colours are left to the mail
 * program, except for the button's.
 */
const page = ({ title, body, press, why, end }: Letter, locale: Locale): string =>
  html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="margin:0;padding:24px 16px;${FONT};font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700">Kinora</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${title}</h1>
<p style="margin:0 0 24px;overflow-wrap:anywhere">${body}</p>
<p style="margin:0 0 32px"><a href="${press.url}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#5b3df5;color:#ffffff;text-decoration:none;font-weight:600">${press.label}</a></p>
<p style="margin:0;font-size:13px;opacity:.75">${why}</p>
${end && html`<p style="margin:8px 0 0;font-size:13px"><a href="${end.url}" style="color:inherit">${end.label}</a></p>`}
</div>
</body>
</html>
`.text;
