import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NAME_MAX } from "@kinora/contracts/account/account";
import { nameFlaw } from "@kinora/contracts/account/display-name";
import { errors, type Provider } from "oidc-provider";
import { expiredPage, loginPage } from "./login-page.ts";
import { PAGE_STYLE } from "./page-style.ts";
import type { NewPerson, PeopleBook } from "./people-book.ts";

const bodyMaxBytes = 16 * 1024;
const styleHash = createHash("sha256").update(PAGE_STYLE).digest("base64");

/**
 * Serves the page of a sign-in in progress and handles its submission: a known person, or a new
 * one.
 */
export function interactionRoutes(provider: Provider, people: PeopleBook, publicUrl: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const details = await provider.interactionDetails(request, response);
      const client = await provider.Client.find(String(details.params.client_id));
      const show = (status: number, problem?: string) => {
        const hinted = details.params.login_hint;
        const html = loginPage({
          provider: client?.clientName ?? "the provider",
          people: people.list(),
          asked: typeof hinted === "string" ? (people.find(hinted) ?? null) : null,
          action: `/interaction/${details.uid}`,
          ...(problem === undefined ? {} : { problem }),
        });
        send(response, status, html, publicUrl);
      };
      if (request.method !== "POST") return show(200);
      const form = await readForm(request);
      const subject = form.get("person") ?? (await addPerson(form, people));
      if (subject === null || people.find(subject) === undefined) {
        return show(
          422,
          "Give a name of 1 to 60 characters that can be seen, or choose somebody from the list.",
        );
      }
      await provider.interactionFinished(request, response, { login: { accountId: subject } });
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      send(response, 400, expiredPage(`${publicUrl}/login`), publicUrl);
    }
  };
}

async function addPerson(form: URLSearchParams, people: PeopleBook): Promise<string | null> {
  const name = (form.get("name") ?? "").trim();
  const email = (form.get("email") ?? "").trim().toLowerCase();
  const isMailLike = email === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  if (nameFlaw(name) !== null || name.length > NAME_MAX || email.length > 200 || !isMailLike)
    return null;
  const person: NewPerson = { name, email, emailVerified: form.get("verified") === "yes" };
  return (await people.add(person)).subject;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > bodyMaxBytes) break;
    chunks.push(part);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

function send(response: ServerResponse, status: number, html: string, publicUrl: string): void {
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      // Browsers also apply form-action to the redirects after the form, which lead to the app.
      "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self' ${publicUrl}; base-uri 'none'; frame-ancestors 'none'`,
    })
    .end(html);
}
