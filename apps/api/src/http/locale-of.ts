import { chooseLocale } from "@kinora/text/choose-locale";
import type { Locale } from "@kinora/text/locale";
import type { FastifyRequest } from "fastify";

/** Returns the supported locale that the client prefers. */
export function localeOf({ headers }: Pick<FastifyRequest, "headers">): Locale {
  return chooseLocale(headers["accept-language"]);
}
