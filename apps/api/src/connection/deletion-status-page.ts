import { DELETION_STATUS_PATH } from "@kinora/contracts/connection/platform-callback";
import type { ConnectionStore } from "@kinora/domain/connection/connection-store";
import { html } from "@kinora/text/html";
import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";
import type { FastifyInstance } from "fastify";
import { localeOf } from "../http/locale-of.ts";
import { fastifyPath } from "../http/mount-route.ts";
import { plainPage } from "../http/plain-page.ts";
import { limitOf } from "../http/rate-limits.ts";

/** Mounts the page on which whoever has its code sees what became of a wish that data be deleted. */
export function mountDeletionStatus(
  server: FastifyInstance,
  { findDeletion }: Pick<ConnectionStore, "findDeletion">,
): void {
  server.get<{ Params: { code: string } }>(
    fastifyPath(DELETION_STATUS_PATH),
    { config: { rateLimit: limitOf("signIn") } },
    async (request, reply) => {
      const locale = localeOf(request);
      const at = await findDeletion(request.params.code);
      reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
      reply.header("x-robots-tag", "noindex").header("referrer-policy", "no-referrer");
      return reply.status(at ? 200 : 404).send(pageOf(at, locale));
    },
  );
}

const pageOf = (at: Date | null, locale: Locale): string =>
  plainPage(
    say("connection.deletion.title", {}, locale),
    at
      ? html`<p>${say("connection.deletion.done", { at: at.toISOString() }, locale)}</p>
<p>${say("connection.deletion.kept", {}, locale)}</p>`
      : html`<p>${say("connection.deletion.unknown", {}, locale)}</p>`,
    locale,
  );
