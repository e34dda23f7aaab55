import type { FastifyReply } from "fastify";
import { busyPage } from "../http/busy-page.ts";
import { localeOf } from "../http/locale-of.ts";
import { RETRY_AFTER_SECONDS, refusalOf } from "../http/refusal-reply.ts";
import { pageKeeper } from "./keep-pages.ts";
import type { FoundPage, PageWriter, Written } from "./page-writer.ts";

export interface PageOrder {
  readonly path: string;
  /** Query string with its "?"; empty when it does not change what is rendered. */
  readonly query: string;
  /** Cache key when the page is the same for all visitors; null when it is looked up for each. */
  readonly key: string | null;
  readonly find: () => Promise<FoundPage>;
}

/** By which a page is looked up and sent. */
export interface PageDoor {
  readonly send: ReturnType<typeof pageSender>;
  /** @throws Refusal SERVICE_UNAVAILABLE while the database is known to be away */
  readonly refuseWhileAway: () => void;
}

/** Milliseconds for which a rendered page is cached. */
const KEPT_MS = 1_000;

const POLICY = "content-security-policy";
const HTML = "text/html; charset=utf-8";

export function allowInline(
  reply: Pick<FastifyReply, "getHeader" | "header">,
  { policy }: Pick<PageWriter, "policy">,
): void {
  reply.header(POLICY, policy(String(reply.getHeader(POLICY))));
}

/**
 * Sends the page that is found. When the lookup fails for lack of capacity, sends the app without
 * it, which reports the problem and retries.
 */
export function pageSender(writer: PageWriter) {
  const keep = pageKeeper<Written>(KEPT_MS);
  return async (reply: FastifyReply, { path, query, key, find }: PageOrder) => {
    const send = (html: string) => {
      allowInline(reply, writer);
      reply.header("cache-control", "no-cache").header("vary", "accept-language");
      return reply.type(HTML).send(html);
    };
    const locale = localeOf(reply.request);
    let hasBegun = false;
    const look = async () => {
      hasBegun = true;
      return writer.write(path, await find(), locale, query);
    };
    const inTurn = () => reply.request.inCommonTurn("pages", look);
    try {
      // Cached pages do not queue: at most one is rendered at a time, and a full queue must not
      // fail it for all.
      const written = await (key === null ? inTurn() : keep(`${locale} ${key}`, look));
      if (written.movedTo !== undefined) return reply.redirect(written.movedTo, 301);
      if (!written.isListed) reply.header("x-robots-tag", "noindex");
      reply.status(written.status);
      return send(written.html);
    } catch (error) {
      if (refusalOf(error).code !== "SERVICE_UNAVAILABLE") throw error;
      reply.status(503).header("retry-after", RETRY_AFTER_SECONDS);
      return send(hasBegun ? writer.writeBare(path, locale) : busyPage(locale));
    }
  };
}
