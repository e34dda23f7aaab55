import type { Locale } from "@kinora/text/locale";
import type { FastifyInstance } from "fastify";
import { localeOf } from "../http/locale-of.ts";
import { NOINDEX } from "./no-index.ts";
import { PAGES } from "./pages.gen.ts";
import type { PageDoor } from "./send-page.ts";
import { siteCard } from "./site-card.ts";

/** What others see of a page about one thing. */
export interface NamedPage {
  readonly title: string;
  readonly description: string;
  /** False for what opens by its link alone. */
  readonly isListed: boolean;
}

/** Finds things that have a page, by the first part of its path; null for what a visitor doesn't see. */
export type NamedPages = Readonly<
  Record<string, (id: string, locale: Locale) => Promise<NamedPage | null>>
>;

const ID_AND_REST = /^([\w-]{1,64})(\/[a-z]+)?\/?$/;
const KNOWN: ReadonlySet<string> = new Set(PAGES.map((page) => page.replace(/\/$/, "")));

/** Serves pages about one thing with its name for link previews, and with 404 where there is none. */
export function mountNamedPages(
  server: FastifyInstance,
  { publicUrl, named }: { readonly publicUrl: string; readonly named: NamedPages },
  { send, refuseWhileAway }: PageDoor,
): void {
  for (const [noun, find] of Object.entries(named))
    server.get<{ Params: { "*": string } }>(`/${noun}/*`, async ({ params }, reply) => {
      const [, id = "", rest = ""] = ID_AND_REST.exec(params["*"]) ?? [];
      const path = `/${noun}/${id}${rest}`;
      const look = async () => {
        if (id === "" || !KNOWN.has(`/${noun}/$id${rest}`)) return { tags: null };
        refuseWhileAway();
        const locale = localeOf(reply.request);
        const found = await find(id, locale);
        if (found && !found.isListed) reply.header(...NOINDEX);
        return { tags: found && siteCard(path, publicUrl, locale, found) };
      };
      return send(reply, { path, query: "", key: null, find: look });
    });
}
