import { html } from "@kinora/text/html";
import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";
import type { FastifyInstance } from "fastify";
import { localeOf } from "../http/locale-of.ts";
import { plainPage } from "../http/plain-page.ts";
import { limitOf } from "../http/rate-limits.ts";
import { takeRawBodies } from "../http/raw-bodies.ts";

export interface UnsubscribePorts {
  /** Returns the user of this token; null when it is invalid. */
  readonly whose: (token: string) => string | null;
  readonly endDigest: (userId: string) => Promise<void>;
}

const BODY_MAX_BYTES = 1_024;

/**
 * Mounts the unsubscribe link of the weekly mail, which works signed out too (RFC 8058). A GET
 * changes nothing, because mail scanners open links. An invalid token gets the same response.
 */
export async function mountUnsubscribe(
  server: FastifyInstance,
  { whose, endDigest }: UnsubscribePorts,
): Promise<void> {
  await server.register(async (scope) => {
    takeRawBodies(scope, BODY_MAX_BYTES);
    scope.route<{ Params: { token: string } }>({
      method: ["GET", "POST"],
      url: "/mail/unsubscribe/:token",
      config: { rateLimit: limitOf("signIn") },
      handler: async (request, reply) => {
        const locale = localeOf(request);
        reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
        reply.header("x-robots-tag", "noindex").header("referrer-policy", "no-referrer");
        if (request.method !== "POST") return reply.send(question(locale));
        const userId = whose(request.params.token);
        if (userId !== null) await endDigest(userId);
        return reply.send(done(locale));
      },
    });
  });
}

const question = (locale: Locale): string =>
  plainPage(
    say("mail.unsubscribe.title", {}, locale),
    html`<form method="post"><button style="font:inherit;padding:12px 20px;border-radius:10px;border:0;background:#5b3df5;color:#fff;font-weight:600">${say("mail.unsubscribe.button", {}, locale)}</button></form>`,
    locale,
  );

const done = (locale: Locale): string =>
  plainPage(
    say("mail.unsubscribed.title", {}, locale),
    html`<p>${say("mail.unsubscribed.body", {}, locale)}</p>`,
    locale,
  );
