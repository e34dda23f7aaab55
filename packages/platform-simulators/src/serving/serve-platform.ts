import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PlatformCall, PlatformReply } from "./platform-call.ts";

/** Anything that answers as a platform does. */
interface AnswersCalls {
  readonly answer: (call: PlatformCall) => Promise<PlatformReply>;
}

export interface ServedPlatform {
  /** For example "http://127.0.0.1:40123". */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a simulated platform on this machine only. Port 0 takes any free port. */
export async function servePlatform(simulator: AnswersCalls, port = 0): Promise<ServedPlatform> {
  const server = createServer((request, response) => {
    void reply(request, response, simulator).catch(() => response.destroy());
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
  simulator: AnswersCalls,
): Promise<void> {
  const { method = "GET", url = "/", headers } = request;
  const said = await simulator.answer({
    method,
    url: new URL(url, `http://${headers.host ?? "127.0.0.1"}`),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, `${value ?? ""}`]),
    ),
    body: request,
  });
  if (said.kind === "lost") {
    request.socket.destroy();
    return;
  }
  response.writeHead(said.status, said.headers).end(said.body);
  // What remains of a body is read, or the answer would be lost with it.
  request.resume();
}
