import type { IncomingMessage } from "node:http";

/**
 * An address whose escapes cannot be read ("/%", "/item/%ff") is taken letter by letter: nothing is called
 * that, and the answer passes the same hooks as any other.
 *
 * A "#" is escaped. No browser sends one; the router would ignore what follows it, while code that parses the address
 * again would not, so the two could disagree about what was asked for.
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
