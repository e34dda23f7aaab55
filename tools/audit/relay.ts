import { once } from "node:events";
import { createServer, request } from "node:http";

/** What of an answer's head decides how fast it is; nothing else passes. */
const PASSES =
  /^(?:content-(?:type|length|encoding|range)|cache-control|etag|vary|accept-ranges|location|date)$/;

/**
 * An address in front of the server that leaves its security headers out: with them the headless shell
 * of npm reports a page that Lighthouse opens as aborted. A whole browser takes them.
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
