import { once } from "node:events";
import { createServer, request } from "node:http";

/** Response headers that affect loading speed; the relay drops all others. */
const PASSES =
  /^(?:content-(?:type|length|encoding|range)|cache-control|etag|vary|accept-ranges|location|date)$/;

/**
 * Opens a relay in front of the server that strips its security headers. With them, the headless
 * shell from npm reports a page opened by Lighthouse as aborted. A full browser accepts them.
 */
export async function openRelay(
  target: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const relay = createServer((asked, answer) => {
    const { method, headers, url = "/" } = asked;
    const passed = request(new URL(url, target), { method, headers }, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => PASSES.test(name));
      answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  }).listen(0);
  await once(relay, "listening");
  const address = relay.address();
  if (address === null || typeof address === "string") throw new Error("The relay has no port.");
  const stop = () => {
    relay.close();
    relay.closeAllConnections();
  };
  return { url: `http://localhost:${address.port}`, stop };
}
