import type { KeptMail } from "@kinora/domain/notification/mail-stores";
import { html } from "@kinora/text/html";
import type { FastifyInstance } from "fastify";
import { plainPage } from "../http/plain-page.ts";

export const MAILBOX_PATH = "/local/mail";

/** Mounts a page with the mails of a local server, which sends none, for development. */
export function mountMailbox(
  server: FastifyInstance,
  mails: () => Promise<readonly KeptMail[]>,
): void {
  server.get(MAILBOX_PATH, async (_request, reply) => {
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    return reply.send(mailboxPage(await mails()));
  });
}

/** Renders the list of mails, in English only. */
export function mailboxPage(found: readonly KeptMail[]): string {
  const content =
    found.length === 0
      ? html`<p>No mail was sent yet. Make an access token, for one.</p>`
      : html`<p>This server sends no mail: it would have sent these, newest first. Times are UTC.</p>${found.map(mailShown)}`;
  return plainPage("Mailbox", content, "en");
}

/** The page has no script that could use the reader's time zone. */
const MOMENT = new Intl.DateTimeFormat("en", {
  ...{ dateStyle: "long", timeStyle: "medium", timeZone: "UTC", hourCycle: "h23" },
});

const mailShown = ({ to, subject, text, html: page, unsubscribe, at }: KeptMail) => html`
<article style="margin:24px 0;padding:16px;border:1px solid color-mix(in srgb,CanvasText 25%,Canvas);border-radius:12px">
<h2 style="margin:0 0 4px;font-size:18px;overflow-wrap:anywhere">${subject}</h2>
<p style="margin:0 0 12px;font-size:14px;overflow-wrap:anywhere"><time datetime="${at.toISOString()}">${MOMENT.format(at)}</time> · To ${to}${unsubscribe && html` · <a href="${unsubscribe}">Unsubscribe in one press</a>`}</p>
<iframe title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${page.replace("<head>", '<head><base target="_blank">')}" style="display:block;width:100%;height:420px;border:0;border-radius:8px"></iframe>
<details style="margin-top:12px"><summary>As plain text</summary><pre style="white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px">${text}</pre></details>
</article>`;
