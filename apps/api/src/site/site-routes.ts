import fastifyStatic from "@fastify/static";
import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { FeedPage } from "@kinora/contracts/feed/feed";
import type { SitemapReader } from "@kinora/domain/feed/sitemap-reader";
import type { ProfileRecord } from "@kinora/domain/people/profile";
import { Refusal } from "@kinora/domain/refusal";
import type { Locale } from "@kinora/text/locale";
import type { FastifyInstance } from "fastify";
import { localeOf } from "../http/locale-of.ts";
import { limitOf } from "../http/rate-limits.ts";
import { mountNamedPages, type NamedPages } from "./named-pages.ts";
import { NOINDEX } from "./no-index.ts";
import { NOTHING, openPageWriter } from "./page-writer.ts";
import { isPage } from "./pages.ts";
import { personFeed } from "./person-feed.ts";
import { profileTags } from "./profile-tags.ts";
import { allowInline, type PageDoor, pageSender } from "./send-page.ts";
import { shareTags } from "./share-tags.ts";
import { siteCard } from "./site-card.ts";
import { mountSitemap } from "./sitemap-routes.ts";

export interface Site {
  /** Directory of the built web app. */
  readonly folder: string;
  readonly publicUrl: string;
  /** True when other sites may show works in a frame. */
  readonly isFramed: boolean;
  /** The item as an anonymous visitor sees it; null when it is not public. */
  readonly publicCreation: (id: string, locale: Locale) => Promise<Creation | null>;
  /** The first page of trending as an anonymous visitor gets it. */
  readonly publicTrending: () => Promise<FeedPage>;
  /** The user who has this handle, or had it. */
  readonly publicProfile: (handle: string) => Promise<ProfileRecord | null>;
  /** The newest works in the feed of the user with this handle, as an anonymous visitor sees them. */
  readonly publicWorks: (handle: string) => Promise<readonly CreationCard[]>;
  readonly sitemap: SitemapReader;
  /** True when the database is known to be unavailable, so that no request waits for it. */
  readonly isAway: () => boolean;
  readonly named: NamedPages;
  /** True when this link opens a board. */
  readonly hasSharedBoard: (token: string) => Promise<boolean>;
}

/** The build names everything it puts here by its content, so these files never change. */
const HASHED_FILE = /\/assets\/[^/]+$/;
/** Not parsed as a URL: paths such as "//" are not valid ones and must not cause faults. */
const PATH_AND_QUERY = /^([^?]*)(.*)$/s;
const FILE_NAME = /\.\w{2,5}$/;
/** Anything that cannot be an id is rejected before the database is asked. */
const ID = /^([\w-]{1,64})\/?$/;

function idOf(params: { readonly "*": string }): string | null {
  return ID.exec(params["*"])?.[1] ?? null;
}

/**
 * Serves the web app: its files, and its single page at every URL of the app with the meta tags of
 * that URL.
 */
export async function mountSite(server: FastifyInstance, site: Site): Promise<void> {
  const writer = await openPageWriter(site, (error) => server.log.error(error));
  await server.register(fastifyStatic, {
    root: site.folder,
    index: false,
    wildcard: false,
    globIgnore: ["render/**", "page-files.json"],
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        "cache-control",
        HASHED_FILE.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
      );
      // The service worker caches the bare page with these headers.
      if (path.endsWith("/index.html")) allowInline(reply, writer);
    },
  });
  const send = pageSender(writer);
  const refuseWhileAway = () => {
    if (site.isAway()) throw new Refusal("SERVICE_UNAVAILABLE");
  };
  // A wildcard instead of ":id", because the router answers an overlong parameter itself, without a
  // page.
  server.get<{ Params: { "*": string } }>("/item/*", async ({ params }, reply) => {
    const id = idOf(params);
    const find = async () => {
      if (id === null) return { tags: null };
      refuseWhileAway();
      const locale = localeOf(reply.request);
      const creation = await site.publicCreation(id, locale);
      // Works that only their owner may see do not exist for others; the app shows them to the
      // owner. Unlisted works open by their link but are not indexed.
      if (creation && (creation.hidden || !creation.inFeed)) reply.header(...NOINDEX);
      const tags = creation && shareTags(creation, site, locale);
      return { tags, answers: { ...NOTHING, creation } };
    };
    return send(reply, { path: `/item/${id}`, query: "", key: null, find });
  });
  mountProfilePages(server, site, { send, refuseWhileAway });
  mountPersonFeeds(server, site);
  mountSitemap(server, site);
  mountBoardPages(server, site, { send, refuseWhileAway });
  mountNamedPages(server, site, { send, refuseWhileAway });
  // The not-found handler is not a route, so it is not rate limited unless this is set.
  const limited = server.hasDecorator("rateLimit") ? { preHandler: server.rateLimit() } : {};
  server.setNotFoundHandler(limited, async (request, reply) => {
    const [, path = "/", query = ""] = PATH_AND_QUERY.exec(request.url) ?? [];
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || path.startsWith("/api/") || FILE_NAME.test(path))
      throw new Refusal("NOT_FOUND", {});
    // A query filters the feed or searches it: the filters are rendered here, but the app loads the
    // results itself.
    const isFeed = path === "/" && query === "" && !site.isAway();
    const find = async () => {
      if (!isPage(path)) return { tags: null };
      // Without the database the page is sent bare, and the app reports the problem.
      const first = isFeed ? await site.publicTrending().catch(() => null) : null;
      const trending = first && { pages: [first], pageParams: [null] };
      return {
        tags: siteCard(path, site.publicUrl, localeOf(request)),
        answers: { ...NOTHING, trending },
      };
    };
    // Only so many pages may pass by the queue: there is no end of queries.
    const key = isPage(path) && query === "" ? `${path} ${isFeed}` : null;
    return send(reply, { path, query, key, find });
  });
}

/** Mounts profile pages, including those of former handles. */
function mountProfilePages(
  server: FastifyInstance,
  site: Site,
  { send, refuseWhileAway }: PageDoor,
): void {
  server.get<{ Params: { "*": string } }>("/u/*", async ({ params }, reply) => {
    const handle = idOf(params)?.toLowerCase() ?? null;
    const find = async () => {
      if (handle === null) return { tags: null };
      refuseWhileAway();
      const found = await site.publicProfile(handle);
      if (!found) return { tags: null };
      const tags = profileTags(found, site.publicUrl, localeOf(reply.request));
      return found.handle === handle ? { tags } : { tags, movedTo: `/u/${found.handle}` };
    };
    return send(reply, { path: `/u/${handle}`, query: "", key: null, find });
  });
}

/** Mounts each user's works as a feed to subscribe to. */
function mountPersonFeeds(server: FastifyInstance, site: Site): void {
  server.get<{ Params: { handle: string } }>(
    "/u/:handle/feed.atom",
    { config: { rateLimit: limitOf("read") } },
    async (request, reply) => {
      const handle = request.params.handle.toLowerCase();
      const look = async () => {
        if (!ID.test(handle)) return null;
        const person = await site.publicProfile(handle);
        return person && { person, works: await site.publicWorks(person.handle) };
      };
      const found = await request.inCommonTurn("pages", look);
      if (!found) throw new Refusal("NOT_FOUND", {});
      if (found.person.handle !== handle)
        return reply.redirect(`/u/${found.person.handle}/feed.atom`, 301);
      return reply
        .type("application/atom+xml; charset=utf-8")
        .headers({ "cache-control": "no-cache", vary: "accept-language" })
        .send(personFeed(found, site.publicUrl, localeOf(request)));
    },
  );
}

/** Mounts the pages of boards that are shared by a link. */
function mountBoardPages(
  server: FastifyInstance,
  site: Site,
  { send, refuseWhileAway }: PageDoor,
): void {
  server.get<{ Params: { "*": string } }>("/board/*", async ({ params }, reply) => {
    const token = idOf(params);
    reply.header(...NOINDEX);
    const find = async () => {
      if (token === null) return { tags: null };
      refuseWhileAway();
      const isThere = await site.hasSharedBoard(token);
      return { tags: isThere ? siteCard("/", site.publicUrl, localeOf(reply.request)) : null };
    };
    return send(reply, { path: `/board/${token}`, query: "", key: null, find });
  });
}
