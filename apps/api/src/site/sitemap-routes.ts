import type { SitemapReader } from "@kinora/domain/feed/sitemap-reader";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limitOf } from "../http/rate-limits.ts";
import { pageKeeper } from "./keep-pages.ts";
import { sitemapIndex, sitemapOf } from "./sitemap-xml.ts";

export interface SitemapPorts {
  readonly publicUrl: string;
  readonly sitemap: SitemapReader;
}

/** Addresses that one file may have, by the protocol. */
const MOST = 50_000;
/** Pages of the app itself that are worth finding. */
const PAGES = ["/", "/trending", "/recent", "/challenges", "/help", "/terms", "/privacy", "/rules"];
/** First characters of handles. */
const FIRSTS = [..."abcdefghijklmnopqrstuvwxyz0123456789_"];
const KEPT_MS = 1_000;
const FILE = /^(?:(pages)|works-(\d{4}-\d{2}-\d{2})|people-([a-z0-9_]))\.xml$/;

/** Mounts robots.txt and the sitemap: an index, and a file for each day and first letter. */
export function mountSitemap(server: FastifyInstance, { publicUrl, sitemap }: SitemapPorts): void {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const keep = pageKeeper<string | null>(KEPT_MS);
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    write: () => Promise<string | null>,
  ) => {
    const key = request.url.split("?")[0] ?? "";
    const text = await request.inCommonTurn("pages", () => keep(key, write));
    if (text === null) throw new Refusal("NOT_FOUND", {});
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(text);
  };
  const options = { config: { rateLimit: limitOf("read") } };

  server.get("/robots.txt", options, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nAllow: /api/oembed\nDisallow: /api/\n\nSitemap: ${absolute("/sitemap.xml")}\n`,
      ),
  );

  server.get("/sitemap.xml", options, (request, reply) =>
    send(request, reply, async () => {
      const days = await sitemap.days();
      return sitemapIndex(
        [
          "pages",
          ...FIRSTS.map((first) => `people-${first}`),
          ...days.map((day) => `works-${day}`),
        ].map((name) => absolute(`/sitemap/${name}.xml`)),
      );
    }),
  );

  server.get<{ Params: { "*": string } }>("/sitemap/*", options, (request, reply) => {
    const [, pages, day, first] = FILE.exec(request.params["*"]) ?? [];
    return send(request, reply, async () => {
      if (pages !== undefined)
        return sitemapOf(PAGES.map((path) => ({ address: absolute(path), at: null })));
      if (day !== undefined && isDay(day)) {
        const works = await sitemap.worksOf(day, MOST);
        return sitemapOf(works.map(({ id, at }) => ({ address: absolute(`/item/${id}`), at })));
      }
      if (first !== undefined) {
        const people = await sitemap.peopleOf(first, MOST);
        return sitemapOf(
          people.map(({ handle, at }) => ({ address: absolute(`/u/${handle}`), at })),
        );
      }
      return null;
    });
  });
}

/** False for "2026-02-30". */
const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};
