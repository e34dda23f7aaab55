import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HangingReply, SimulatedReply, SimulatedRequest } from "./simulator.ts";

export interface ServedSimulator {
  /** For example "http://127.0.0.1:40123". */
  readonly origin: string;
  close(): Promise<void>;
}

type Reply = SimulatedReply | HangingReply;

/** Anything that answers requests. */
interface ServesRequests {
  answer(request: SimulatedRequest): Reply | Promise<Reply>;
}

/**
 * The answer to a request for a file. `whole` is its announced length when fewer bytes are sent; an
 * endless file repeats them until nobody listens.
 */
export type SimulatedFile =
  | {
      readonly type: string;
      readonly bytes: Uint8Array;
      readonly whole?: number;
      readonly isEndless?: true;
    }
  | { readonly redirect: string }
  | { readonly status: number };

/** Returns the file at a path outside the simulator's own routes; null when there is none. */
export type SimulatedFiles = (path: string) => SimulatedFile | null;

/** Serves a simulator over HTTP on this machine only. Port 0 takes any free port. */
export async function serveSimulator(
  simulator: ServesRequests,
  files: SimulatedFiles = () => null,
  port = 0,
): Promise<ServedSimulator> {
  const server = createServer((request, response) => {
    void reply(request, response, simulator, files).catch(() => response.destroy());
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
  simulator: ServesRequests,
  files: SimulatedFiles,
): Promise<void> {
  const { method = "GET", url: path = "/" } = request;
  const file = method === "GET" ? files(path) : null;
  if (file) {
    await giveOut(file, response);
    return;
  }
  const bytes = Buffer.concat(await request.toArray());
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, `${value}`]),
  );
  const content = await contentOf(bytes, headers["content-type"] ?? "");
  const said = await simulator.answer({
    method,
    url: `http://simulated${path}`,
    headers,
    ...content,
  });
  if (said.kind === "hangs") return;
  if (said.kind === "answered") {
    const { status, headers: given, body, encoding = "utf8" } = said.answer;
    response.writeHead(status, given).end(body, encoding);
    return;
  }
  if (said.kind === "lost" && said.hangs) return;
  const half = said.kind === "lost" ? said.half : undefined;
  if (half === undefined) request.socket.destroy();
  else {
    // Announces a longer body than it sends.
    response.writeHead(200, { "content-length": `${2 * half.length}` });
    response.write(half, () => request.socket.destroy());
  }
}

async function giveOut(file: SimulatedFile, response: ServerResponse): Promise<void> {
  if ("redirect" in file) response.writeHead(302, { location: file.redirect }).end();
  else if ("status" in file) response.writeHead(file.status).end();
  else if (file.isEndless) {
    response.writeHead(200, { "content-type": file.type });
    await repeat(file.bytes, response);
  } else if (file.whole !== undefined) {
    response.writeHead(200, { "content-type": file.type, "content-length": `${file.whole}` });
    response.write(file.bytes, () => response.destroy());
  } else response.writeHead(200, { "content-type": file.type }).end(file.bytes);
}

async function repeat(bytes: Uint8Array, response: ServerResponse): Promise<void> {
  const closed = once(response, "close");
  while (!response.destroyed)
    if (!response.write(bytes)) await Promise.race([once(response, "drain"), closed]);
}

/** Parses a request body. @throws on an invalid form */
async function contentOf(bytes: Buffer, type: string) {
  if (!type.startsWith("multipart/form-data")) return { body: bytes.toString("utf8") };
  const content = new Uint8Array(bytes);
  return { form: await new Response(content, { headers: { "content-type": type } }).formData() };
}
