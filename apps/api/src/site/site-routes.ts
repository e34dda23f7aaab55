import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Creation } from "@kinora/contracts/creation/creation";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { isPage } from "./pages.ts";
import { shareTags } from "./share-tags.ts";

export interface Site {
  /** Folder of the built web app. */
  readonly folder: string;
  readonly publicUrl: string;
  /** The item as a stranger may see it, null when a stranger may not. */
  readonly publicCreation: (id: string) => Promise<Creation | null>;
}

const HTML = "text/html; charset=utf-8";
/** The built page carries its own tags between these marks; an item's page replaces them. */
const DEFAULT_TAGS = /<!--share-->[\s\S]*<!--\/share-->/;
/** Files whose name holds a hash of their content never change. */
const HASHED_FILE = /\/assets\/.+-[\w-]{8,}\.\w+(\.br)?$/;
const FILE_NAME = /\.\w{2,5}$/;
/** What no creation is called never reaches the database. */
const ITEM_ID = /^[\w-]{1,64}$/;

/** Serves the web app: its files, its one page at every address of the app, share tags at /item/:id. */
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
  server.get<{ Params: { id: string } }>("/item/:id", async (request, reply) => {
    const { id } = request.params;
    const creation = ITEM_ID.test(id) ? await site.publicCreation(id) : null;
    const shown = creation
      ? page.replace(DEFAULT_TAGS, () => shareTags(creation, site.publicUrl))
      : page;
    // The page finds out whether this person may see it; search engines need not ask.
    if (!creation) reply.header("x-robots-tag", "noindex");
    return reply.header("cache-control", "no-cache").type(HTML).send(shown);
  });
  server.setNotFoundHandler(async (request, reply) => {
    // Not parsed: "//" and the like are no URLs, and must not be faults.
    const [path = "/"] = request.url.split("?");
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || path.startsWith("/api/") || FILE_NAME.test(path))
      throw new Refusal("NOT_FOUND", {});
    reply.status(isPage(path) ? 200 : 404);
    return reply.header("cache-control", "no-cache").type(HTML).send(page);
  });
}
