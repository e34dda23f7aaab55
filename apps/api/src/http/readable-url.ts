import type { IncomingMessage } from "node:http";

/**
 * Makes URLs with unreadable escapes ("/%", "/item/%ff") literal. No route has such a name, and the
 * response passes the same hooks as any other.
 *
 * A "#" is escaped. Browsers never send one; the router would ignore what follows it, while code
 * that parses the URL again would not, so the two could disagree about what was requested.
 */
export function readableUrl({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const whole = url.replaceAll("#", "%23");
  const [path = "/"] = whole.split("?", 1);
  try {
    decodeURIComponent(path);
    return whole;
  } catch {
    return path.replaceAll("%", "%25") + whole.slice(path.length);
  }
}
