import { routes } from "@kinora/contracts/routes";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { localeOf } from "../http/locale-of.ts";
import { mountRoute } from "../http/mount-route.ts";
import { limitOf } from "../http/rate-limits.ts";
import { embedPage, embedPolicy, emptyEmbedPage } from "./embed-page.ts";
import type { FindListed } from "./find-listed.ts";
import { presentOembed, workOfAddress } from "./present-oembed.ts";

export interface EmbedPorts {
  readonly publicUrl: string;
  /** Sites whose pages may show works in a frame; "*" for all. */
  readonly origins: readonly string[];
  readonly filesOrigin: string | null;
  readonly findListed: FindListed;
}

/** Anything that cannot be an id is rejected before the database is asked. */
const ID = /^([\w-]{1,64})\/?$/;
/** Longer works are not made here. */
const LATEST_START = 86_400;

/** Mounts what other sites show works with: oEmbed and the page for a frame, which sets no cookie. */
export function mountEmbedRoutes(server: FastifyInstance, ports: EmbedPorts): void {
  const { publicUrl, origins, findListed } = ports;
  const policy = embedPolicy(origins, ports.filesOrigin);

  mountRoute(server, routes.getOembed, async ({ query: { url, format, ...wish }, locale }) => {
    if (format !== "json") throw new Refusal("OEMBED_FORMAT");
    const id = workOfAddress(url, publicUrl);
    const creation = id === null ? null : await findListed(id, locale);
    if (!creation) throw new Refusal("CREATION_NOT_FOUND");
    return presentOembed(creation, wish, { publicUrl, isFramed: origins.length > 0 });
  });

  // A wildcard, because the router answers an overlong parameter itself.
  server.get<{ Params: { "*": string }; Querystring: { t?: string } }>(
    "/embed/*",
    { config: { rateLimit: limitOf("read") } },
    async (request, reply) => {
      const locale = localeOf(request);
      const id = ID.exec(request.params["*"])?.[1];
      const look = async () => (id === undefined ? null : findListed(id, locale));
      const creation = await request.inCommonTurn("pages", look);
      reply
        .removeHeader("x-frame-options")
        .removeHeader("cross-origin-opener-policy")
        .headers({
          "content-security-policy": policy,
          "cross-origin-resource-policy": "cross-origin",
          "referrer-policy": "no-referrer",
          "x-robots-tag": "noindex",
          "cache-control": "no-cache",
          vary: "accept-language",
        })
        .type("text/html; charset=utf-8");
      if (!creation) return reply.status(404).send(emptyEmbedPage(publicUrl, locale));
      const from = Number(/^\d{1,5}$/.exec(String(request.query.t ?? ""))?.[0] ?? 0);
      const showing = { publicUrl, locale, from: Math.min(from, LATEST_START) };
      return reply.send(embedPage(creation, showing));
    },
  );
}
