import type { IncomingMessage } from "node:http";

/**
 * An address whose escapes cannot be read ("/%", "/item/%ff") is taken letter by letter: nothing is called
 * that, and the answer passes the same hooks as any other.
 */
export function readableUrl({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const [path = "/"] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
