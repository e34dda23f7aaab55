import { chooseLocale } from "@kinora/text/choose-locale";
import type { Locale } from "@kinora/text/locale";
import type { FastifyRequest } from "fastify";

/** The language of ours that whoever asks likes best. */
export function localeOf({ headers }: Pick<FastifyRequest, "headers">): Locale {
  return chooseLocale(headers["accept-language"]);
}
