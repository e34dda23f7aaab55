import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * Opens a relay to a server that can be frozen: connections stay open and can be made, but nothing
 * is answered.
 */
export async function openFreezingRelay(to: URL) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const relay = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      if (isFrozen) one.pause();
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const { port } = relay.address() as AddressInfo;
  const url = new URL(to);
  url.hostname = "127.0.0.1";
  url.port = `${port}`;
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}
