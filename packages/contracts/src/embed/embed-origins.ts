import { z } from "zod";

/** A host source of a Content-Security-Policy: nothing in it can end the directive. */
const source = z
  .string()
  .regex(/^https?:\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::(?:\d{1,5}|\*))?$/);

/**
 * Reads EMBED_ORIGINS: the sites whose pages may show works in a frame, separated by commas; `*`
 * for all. Null when it is invalid.
 */
export function readEmbedOrigins(text: string): string[] | null {
  const sites = text.split(",").map((site) => site.trim().toLowerCase());
  const named = sites.filter((site) => site !== "");
  if (named.length === 1 && named[0] === "*") return ["*"];
  return z.array(source).safeParse(named).data ?? null;
}
