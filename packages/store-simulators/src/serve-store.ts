import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { StoreReply, StoreRequest } from "./store-request.ts";

export interface ServedStore {
  /** For example "http://127.0.0.1:40123". */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a simulated store over HTTP on this machine only. Port 0 takes any free port. */
export async function serveStore(
  answer: (request: StoreRequest) => Promise<StoreReply>,
  port = 0,
): Promise<ServedStore> {
  const server = createServer((request, response) => {
    reply(request, response, answer).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: StoreRequest) => Promise<StoreReply>,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const body = Buffer.concat(await request.toArray()).toString("utf8");
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, `${value}`]),
  );
  const said = await answer({ method, url, headers, body });
  if (said.kind === "lost") request.socket.destroy();
  if (said.kind === "answered") response.writeHead(said.status, said.headers).end(said.body);
}
