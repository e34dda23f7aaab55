import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Relays requests to the server, and cuts the first PATCH body after `after` bytes, once
 * `haveArrived` confirms that some of them were stored.
 */
export async function openCuttingRelay(origin: string, after: number, haveArrived: () => boolean) {
  let cuts = 0;
  const relay: Server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const onward = httpRequest(`${origin}${url}`, { method, headers }, (back) => {
      const location = back.headers.location;
      answer.writeHead(back.statusCode ?? 502, {
        ...back.headers,
        ...(location ? { location } : {}),
      });
      back.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    // The server gets what was sent; the client gets no response.
    const cut = () => {
      if (!haveArrived()) return void setImmediate(cut);
      onward.destroy();
      incoming.socket.destroy();
    };
    let passed = 0;
    incoming.on("data", (chunk: Buffer) => {
      // Each chunk is forwarded before the next is read, so everything before the cut has been
      // sent.
      incoming.pause();
      onward.write(chunk, () => {
        passed += chunk.length;
        if (method !== "PATCH" || cuts > 0 || passed < after) return void incoming.resume();
        cuts += 1;
        cut();
      });
    });
    incoming.on("end", () => onward.end());
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(relay.address()));
  return { port, cuts: () => cuts, close: () => relay.close() };
}
