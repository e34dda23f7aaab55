import { drawAvatar } from "@kinora/domain/account/draw-avatar";
import { PAGE_STYLE } from "./page-style.ts";
import type { BookedPerson } from "./people-book.ts";

const gem = `<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><defs>
<linearGradient id="gem" x2="1" y2="1"><stop stop-color="oklch(.7 .19 300)"/>
<stop offset=".55" stop-color="oklch(.7 .19 350)"/><stop offset="1" stop-color="oklch(.75 .17 40)"/>
</linearGradient></defs><path fill="url(#gem)" d="M16 2 28 9v14l-12 7L4 23V9z"/>
<path fill="#fff" fill-opacity=".35" d="M16 2 28 9l-12 7L4 9z"/></svg>`;

/** Renders the page on which a visitor chooses an identity. Works without scripts. */
export function loginPage(view: {
  readonly provider: string;
  readonly people: readonly BookedPerson[];
  /** Person who is asked to confirm their identity; null for any sign-in. */
  readonly asked: BookedPerson | null;
  readonly action: string;
  readonly problem?: string;
}): string {
  const provider = escapeHtml(view.provider);
  const others = view.people.filter(({ subject }) => subject !== view.asked?.subject);
  const people = others.map((person) => personRow(person)).join("");
  const problem =
    view.problem === undefined
      ? ""
      : `<p class="problem" role="alert">${escapeHtml(view.problem)}</p>`;
  if (view.asked !== null) return confirmPage(provider, view.asked, { ...view, people, problem });
  return page(
    "Choose who you are",
    `<header>${gem}<span>Local sign-in, in place of ${provider}</span></header>
<h1>Choose who you are</h1>
<p class="lead">No password and no account anywhere: this page runs on your machine.</p>${problem}
<form method="post" action="${escapeHtml(view.action)}"><ul>${people}</ul></form>
<details${view.problem === undefined ? "" : " open"}><summary>Add a person</summary>
<form method="post" action="${escapeHtml(view.action)}">
<label>Name<input type="text" name="name" maxlength="60" required autocomplete="off"></label>
<label>Email address (optional)<input type="email" name="email" maxlength="200" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="verified" value="yes" checked>The provider has verified the email address</label>
<button class="go">Add and sign in</button></form></details>
<footer>People you add stay on this machine.</footer>`,
  );
}

/** Offers one button for the expected person; anyone else may continue, and the app will refuse. */
function confirmPage(
  provider: string,
  asked: BookedPerson,
  { people, problem, action }: { people: string; problem: string; action: string },
): string {
  return page(
    "Confirm it's you",
    `<header>${gem}<span>Local sign-in, in place of ${provider}</span></header>
<h1>Confirm it's you</h1>
<p class="lead">${provider} would ask you to confirm your account here. This page runs on your machine and asks only for a click.</p>${problem}
<form method="post" action="${escapeHtml(action)}"><ul>${personRow(asked)}</ul></form>
<details><summary>Somebody else</summary><form method="post" action="${escapeHtml(action)}"><ul>${people}</ul></form></details>`,
  );
}

/** Renders the page for a sign-in that cannot continue. */
export function expiredPage(home: string): string {
  return page(
    "This sign-in has ended",
    `<header>${gem}<span>Local sign-in</span></header><h1>This sign-in has ended</h1>
<p class="lead">It took too long or was finished in another window. Nothing was lost.</p>
<p><a href="${escapeHtml(home)}">Go back to Kinora and sign in again</a></p>`,
  );
}

function personRow({ subject, name, note }: BookedPerson): string {
  return `<li><button class="person" name="person" value="${escapeHtml(subject)}">
<img alt="" src="data:image/svg+xml,${encodeURIComponent(drawAvatar(`usr_${subject}`))}"><span><b>${escapeHtml(name)}</b>
<small>${escapeHtml(note)}</small></span></button></li>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Kinora</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style>${PAGE_STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
