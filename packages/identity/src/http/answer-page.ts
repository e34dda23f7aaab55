import { createHash } from "node:crypto";
import type { ReauthenticationFailure } from "@kinora/contracts/account/reauthentication";
import { REAUTHENTICATION_CHANNEL } from "@kinora/contracts/account/reauthentication-header";
import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";

/** Notifies the waiting page, and closes the window if the browser allows it. */
const SCRIPT = `new BroadcastChannel(${JSON.stringify(REAUTHENTICATION_CHANNEL)}).postMessage("answered");setTimeout(close,50)`;
const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-items:center;
padding:24px;box-sizing:border-box;background:light-dark(#faf9f6,#121118);color:light-dark(#1b1a22,#f3f2f6);font:16px/1.5 system-ui,sans-serif}
main{max-width:26rem}h1{font-size:24px;line-height:1.2;margin:0 0 8px}p{margin:0}`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const POLICY = `default-src 'none'; script-src ${hash(SCRIPT)}; style-src ${hash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Renders the last page of a trip to the provider; the page that requested it waits in another
 * window.
 */
export function answerPage(
  failure: ReauthenticationFailure | null,
  { cookie, locale }: { readonly cookie: string; readonly locale: Locale },
): Response {
  const kind = failure ?? "proved";
  const title = say("site.reauthenticated.title", { kind }, locale);
  const page = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${say("site.reauthenticated.body", { kind }, locale)}</p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "set-cookie": cookie,
    },
  });
}
