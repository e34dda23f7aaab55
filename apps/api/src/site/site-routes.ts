import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Creation } from "@kinora/contracts/creation/creation";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isPage } from "./pages.ts";
import { shareTags } from "./share-tags.ts";
import { siteCard } from "./site-card.ts";

export interface Site {
  /** Folder of the built web app. */
  readonly folder: string;
  readonly publicUrl: string;
  /** The item as a stranger may see it, null when a stranger may not. */
  readonly publicCreation: (id: string) => Promise<Creation | null>;
  /** Is there such a story, whosever it is? */
  readonly hasStory: (id: string) => Promise<boolean>;
}

const HTML = "text/html; charset=utf-8";
/** The built page carries its own tags between these marks; an item's page replaces them. */
const DEFAULT_TAGS = /<!--share-->[\s\S]*<!--\/share-->/;
/** Files whose name holds a hash of their content never change. */
const HASHED_FILE = /\/assets\/.+-[\w-]{8,}\.\w+(\.br)?$/;
const FILE_NAME = /\.\w{2,5}$/;
/** What nothing is called never reaches the database. */
const ID = /^([\w-]{1,64})\/?$/;

function idOf(params: { readonly "*": string }): string | null {
  return ID.exec(params["*"])?.[1] ?? null;
}

/** Serves the web app: its files, its one page at every address of the app with the tags of what is there. */
export async function mountSite(server: FastifyInstance, site: Site): Promise<void> {
  const page = await readFile(join(site.folder, "index.html"), "utf8");
  await server.register(fastifyStatic, {
    root: site.folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        "cache-control",
        HASHED_FILE.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  /** The app, with the tags of what is at this address; null: nothing is, and the app says so. */
  const send = (reply: FastifyReply, tags: string | null) => {
    if (tags === null) reply.status(404).header("x-robots-tag", "noindex");
    const shown = tags === null ? page : page.replace(DEFAULT_TAGS, () => tags);
    return reply.header("cache-control", "no-cache").type(HTML).send(shown);
  };
  // Not ":id": the router has its own answer for one that is too long, and that is no page.
  server.get<{ Params: { "*": string } }>("/item/*", async ({ params }, reply) => {
    const id = idOf(params);
    const creation = id === null ? null : await site.publicCreation(id);
    // What only its author may see is not there for the others; the app shows it to its author.
    return send(reply, creation && shareTags(creation, site.publicUrl));
  });
  server.get<{ Params: { "*": string } }>("/story/*", async ({ params }, reply) => {
    const id = idOf(params);
    reply.header("x-robots-tag", "noindex");
    const isThere = id !== null && (await site.hasStory(id));
    return send(reply, isThere ? siteCard("/", site.publicUrl) : null);
  });
  server.setNotFoundHandler(async (request, reply) => {
    // Not parsed: "//" and the like are no URLs, and must not be faults.
    const [path = "/"] = request.url.split("?");
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || path.startsWith("/api/") || FILE_NAME.test(path))
      throw new Refusal("NOT_FOUND", {});
    return send(reply, isPage(path) ? siteCard(path, site.publicUrl) : null);
  });
}
