import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Creation } from "@kinora/contracts/creation/creation";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
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
const HASHED_FILE = /\/assets\/.+-[\w-]{8,}\.\w+$/;

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
    const creation = await site.publicCreation(request.params.id);
    const shown = creation
      ? page.replace(DEFAULT_TAGS, () => shareTags(creation, site.publicUrl))
      : page;
    return reply.header("cache-control", "no-cache").type(HTML).send(shown);
  });
  server.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const wantsPage =
      request.method === "GET" && !pathname.startsWith("/api/") && !/\.\w{2,5}$/.test(pathname);
    if (!wantsPage) throw new Refusal("NOT_FOUND", {});
    return reply.header("cache-control", "no-cache").type(HTML).send(page);
  });
}
