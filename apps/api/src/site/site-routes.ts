import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Creation } from "@kinora/contracts/creation/creation";
import type { FeedPage } from "@kinora/contracts/feed/feed";
import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyReply } from "fastify";
import { RETRY_AFTER_SECONDS, refusalOf } from "../http/refusal-reply.ts";
import { openFirstScreens } from "./first-screen.ts";
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

const POLICY = "content-security-policy";
const HTML = "text/html; charset=utf-8";
/** Files whose name holds a hash of their content never change. */
const HASHED_FILE = /\/assets\/.+-[\w-]{8,}\.\w+(\.br)?$/;
const FILE_NAME = /\.\w{2,5}$/;
/** What nothing is called never reaches the database. */
const NOTHING: FirstAnswers = { trending: null, creation: null };
const ANY_STORY = "/story/any";
/** A story is its author's alone, so whoever asks without a token gets 404; the app shows it to its author. */
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
  const send = async (
    reply: FastifyReply,
    tags: string | null,
    path: string,
    answers: FirstAnswers = NOTHING,
  ) => {
    if (tags === null) reply.status(404).header("x-robots-tag", "noindex");
    const isOwn = OWN.test(path);
    const screen = tags === null && !isOwn ? null : await draw(isOwn ? ANY_STORY : path, answers);
    allowInline(reply);
    return reply
      .header("cache-control", "no-cache")
      .type(HTML)
      .send(writePage(page, tags, { scripts: scriptsOf(path), screen }));
  };
  /** What a page is about; undefined: the database cannot say, and the page went out without it. */
  const lookUp = async <Found>(
    reply: FastifyReply,
    path: string,
    question: () => Promise<Found>,
  ): Promise<Found | undefined> => {
    try {
      if (!site.isAway()) return await question();
    } catch (error) {
      if (refusalOf(error).code !== "SERVICE_UNAVAILABLE") throw error;
    }
    // The app says what is wrong, and asks again.
    reply.status(503).header("retry-after", RETRY_AFTER_SECONDS);
    await send(reply, siteCard("/", site.publicUrl), path);
    return undefined;
  };
  // Not ":id": the router has its own answer for one that is too long, and that is no page.
  server.get<{ Params: { "*": string } }>("/item/*", async ({ params }, reply) => {
    const id = idOf(params);
    const path = `/item/${id}`;
    const creation = id === null ? null : await lookUp(reply, path, () => site.publicCreation(id));
    if (creation === undefined) return reply;
    // What only its author may see is not there for the others; the app shows it to its author.
    const tags = creation && shareTags(creation, site.publicUrl);
    return send(reply, tags, path, { ...NOTHING, creation });
  });
  server.get<{ Params: { "*": string } }>("/board/*", async ({ params }, reply) => {
    const token = idOf(params);
    reply.header("x-robots-tag", "noindex");
    const path = `/board/${token}`;
    const isThere =
      token === null ? false : await lookUp(reply, path, () => site.hasSharedBoard(token));
    if (isThere === undefined) return reply;
    return send(reply, isThere ? siteCard("/", site.publicUrl) : null, path);
  });
  // Not of itself among what is limited, where anything is: it is no route.
  const limited = server.hasDecorator("rateLimit") ? { preHandler: server.rateLimit() } : {};
  server.setNotFoundHandler(limited, async (request, reply) => {
    // Not parsed: "//" and the like are no URLs, and must not be faults.
    const [path = "/", query] = request.url.split("?");
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || path.startsWith("/api/") || FILE_NAME.test(path))
      throw new Refusal("NOT_FOUND", {});
    if (!isPage(path)) return send(reply, null, path);
    // A query filters the feed: the app asks for that itself.
    const isFeed = path === "/" && query === undefined && !site.isAway();
    // Without the database the page goes out bare: the app says what is wrong.
    const first = isFeed ? await site.publicTrending().catch(() => null) : null;
    const trending = first && { pages: [first], pageParams: [null] };
    const answers = { ...NOTHING, trending };
    return send(reply, siteCard(path, site.publicUrl), path, answers);
  });
}
