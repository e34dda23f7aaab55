import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Creation } from "@kinora/contracts/creation/creation";
import type { FeedPage } from "@kinora/contracts/feed/feed";
import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyReply } from "fastify";
import { LONGEST_LINE, LONGEST_WAIT_MS, PAGES_AT_ONCE } from "../http/rate-limits.ts";
import { RETRY_AFTER_SECONDS, refusalOf } from "../http/refusal-reply.ts";
import { turnTaker } from "../http/take-turns.ts";
import { BUSY_PAGE } from "./busy-page.ts";
import { openFirstScreens } from "./first-screen.ts";
import { pageKeeper } from "./keep-pages.ts";
import { openPageFiles } from "./page-files.ts";
import { isPage } from "./pages.ts";
import { shareTags } from "./share-tags.ts";
import { siteCard } from "./site-card.ts";
import { policyOf, writePage } from "./site-page.ts";

export interface Site {
  /** Folder of the built web app. */
  readonly folder: string;
  readonly publicUrl: string;
  /** The item as a stranger may see it, null when a stranger may not. */
  readonly publicCreation: (id: string) => Promise<Creation | null>;
  /** The first answer of trending as a stranger gets it. */
  readonly publicTrending: () => Promise<FeedPage>;
  /** Is the database known to be away? Nobody waits for it then. */
  readonly isAway: () => boolean;
  /** Is there a board behind this link? */
  readonly hasSharedBoard: (token: string) => Promise<boolean>;
}

/** What is at an address: the tags that say it, null where nothing is; what its first screen is drawn from. */
interface Found {
  readonly tags: string | null;
  readonly answers?: FirstAnswers;
}

/** A page as it is sent. */
interface Written {
  readonly status: 200 | 404;
  readonly isListed: boolean;
  readonly html: string;
}

/** The same page is written at most once in so long, however many ask for it. */
const KEPT_MS = 1_000;

const POLICY = "content-security-policy";
const HTML = "text/html; charset=utf-8";
/** Files whose name holds a hash of their content never change. */
const HASHED_FILE = /\/assets\/.+-[\w-]{8,}\.\w+(\.br)?$/;
const FILE_NAME = /\.\w{2,5}$/;
/** What nothing is called never reaches the database. */
const NOTHING: FirstAnswers = { trending: null, creation: null };
const ANY_STORY = "/story/any";
/** A story is its author's alone: its page says to nobody whether there is one; the app asks as its author. */
const OWN = /^\/story\/[\w-]{1,64}\/?$/;
const ID = /^([\w-]{1,64})\/?$/;

function idOf(params: { readonly "*": string }): string | null {
  return ID.exec(params["*"])?.[1] ?? null;
}

/** Serves the web app: its files, its one page at every address of the app with the tags of what is there. */
export async function mountSite(server: FastifyInstance, site: Site): Promise<void> {
  const page = await readFile(join(site.folder, "index.html"), "utf8");
  let policy: string | null = null;
  const allowInline = (reply: Pick<FastifyReply, "getHeader" | "header">) => {
    policy ??= policyOf(page, String(reply.getHeader(POLICY)));
    reply.header(POLICY, policy);
  };
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
      // The service worker keeps the bare page, with these headers.
      if (path.endsWith("/index.html")) allowInline(reply);
    },
  });
  const draw = await openFirstScreens(site.folder, (error) => server.log.error(error));
  const scriptsOf = await openPageFiles(site.folder);
  /** The app, with the tags of what is at this address; null: nothing is, and the app says so. */
  const write = async (path: string, { tags, answers = NOTHING }: Found): Promise<Written> => {
    const isOwn = OWN.test(path);
    const screen = tags === null && !isOwn ? null : await draw(isOwn ? ANY_STORY : path, answers);
    const html = writePage(page, tags, { scripts: scriptsOf(path), screen });
    return { status: tags === null && !isOwn ? 404 : 200, isListed: tags !== null, html };
  };
  const keep = pageKeeper<Written>(KEPT_MS);
  // Within the sender's own line, never around it: guests of however many networks leave time for the others.
  const inLineOfPages = turnTaker({
    most: PAGES_AT_ONCE,
    longestMs: LONGEST_WAIT_MS,
    longestLine: LONGEST_LINE,
  });
  const bare = new Map<string, string>();
  /** The app without anything of this address; put together once for all who are refused. */
  const writeBare = (path: string) => {
    const scripts = scriptsOf(path);
    const html =
      bare.get(scripts) ??
      writePage(page, siteCard("/", site.publicUrl), { scripts, screen: null });
    bare.set(scripts, html);
    return html;
  };
  /**
   * Sends what is found; the bare app where that cannot be said now: it says what is wrong, and asks again.
   *
   * @param key of what is the same for everybody; null: everybody's own
   */
  const show = async (
    reply: FastifyReply,
    path: string,
    find: () => Promise<Found>,
    key: string | null = null,
  ) => {
    const send = (html: string) => {
      allowInline(reply);
      return reply.header("cache-control", "no-cache").type(HTML).send(html);
    };
    let hasBegun = false;
    const look = async () => {
      hasBegun = true;
      return write(path, await find());
    };
    const inTurn = () => reply.request.inTurn(() => inLineOfPages("pages", look));
    try {
      // What is kept waits for nobody: there is one at work at most, and a full line must not fail it for all.
      const written = await (key === null ? inTurn() : keep(key, look));
      if (!written.isListed) reply.header("x-robots-tag", "noindex");
      reply.status(written.status);
      return send(written.html);
    } catch (error) {
      if (refusalOf(error).code !== "SERVICE_UNAVAILABLE") throw error;
      reply.status(503).header("retry-after", RETRY_AFTER_SECONDS);
      return send(hasBegun ? writeBare(path) : BUSY_PAGE);
    }
  };
  const refuseWhileAway = () => {
    if (site.isAway()) throw new Refusal("SERVICE_UNAVAILABLE");
  };
  // Not ":id": the router has its own answer for one that is too long, and that is no page.
  server.get<{ Params: { "*": string } }>("/item/*", async ({ params }, reply) => {
    const id = idOf(params);
    return show(reply, `/item/${id}`, async () => {
      if (id === null) return { tags: null };
      refuseWhileAway();
      const creation = await site.publicCreation(id);
      // What only its author may see is not there for the others; the app shows it to its author.
      const tags = creation && shareTags(creation, site.publicUrl);
      return { tags, answers: { ...NOTHING, creation } };
    });
  });
  server.get<{ Params: { "*": string } }>("/board/*", async ({ params }, reply) => {
    const token = idOf(params);
    reply.header("x-robots-tag", "noindex");
    return show(reply, `/board/${token}`, async () => {
      if (token === null) return { tags: null };
      refuseWhileAway();
      const isThere = await site.hasSharedBoard(token);
      return { tags: isThere ? siteCard("/", site.publicUrl) : null };
    });
  });
  // Not of itself among what is limited, where anything is: it is no route.
  const limited = server.hasDecorator("rateLimit") ? { preHandler: server.rateLimit() } : {};
  server.setNotFoundHandler(limited, async (request, reply) => {
    // Not parsed: "//" and the like are no URLs, and must not be faults.
    const [path = "/", query] = request.url.split("?");
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || path.startsWith("/api/") || FILE_NAME.test(path))
      throw new Refusal("NOT_FOUND", {});
    // A query filters the feed: the app asks for that itself.
    const isFeed = path === "/" && query === undefined && !site.isAway();
    const find = async () => {
      if (!isPage(path)) return { tags: null };
      // Without the database the page goes out bare: the app says what is wrong.
      const first = isFeed ? await site.publicTrending().catch(() => null) : null;
      const trending = first && { pages: [first], pageParams: [null] };
      return { tags: siteCard(path, site.publicUrl), answers: { ...NOTHING, trending } };
    };
    return show(reply, path, find, isPage(path) ? `${path} ${isFeed}` : null);
  });
}
