import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyInstance } from "fastify";

const WORTH_IT = 1_024;
/** Up to here handing it to another thread takes longer than doing it: a page of the feed, 0.2 ms. */
const AT_ONCE = 32_768;
/** Quick rather than small: it is done for every answer. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Long texts that are remembered: the description of the api is the same for everybody. */
const REMEMBERED = 4;

type Coder = (text: string) => Buffer | Promise<Buffer>;

function remembering(pack: (text: string) => Promise<Buffer>): Coder {
  const known = new Map<string, Promise<Buffer>>();
  return (text) => {
    const packed = known.get(text) ?? pack(text);
    known.delete(text);
    known.set(text, packed);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return packed;
  };
}

const long = {
  br: remembering((text) => brotli(text, QUALITY)),
  gzip: remembering((text) => zip(text)),
};
const CODERS: Readonly<Record<keyof typeof long, Coder>> = {
  br: (text) => (text.length > AT_ONCE ? long.br(text) : brotliCompressSync(text, QUALITY)),
  gzip: (text) => (text.length > AT_ONCE ? long.gzip(text) : gzipSync(text)),
};

/** Pages and the API's answers, where no token is in them: what is compressed can be guessed from its length. */
function mayCompress(url: string, type: string): boolean {
  if (url.startsWith("/api/auth") || url.startsWith("/media/")) return false;
  return /^(?:text\/html|application\/json)\b/.test(type);
}

/**
 * Compresses what the server writes itself. Files come compressed by the build; streams (events, media and
 * their ranges) go out as they are. Why not the plugin: docs/decisions/0018-compression.md.
 */
export function compressTexts(server: FastifyInstance): void {
  const negotiator = new Negotiator({ supportedValues: ["br", "gzip", "identity"] });
  server.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < WORTH_IT) return payload;
    if (reply.hasHeader("content-encoding")) return payload;
    if (!mayCompress(request.url, String(reply.getHeader("content-type")))) return payload;
    const before = reply.getHeader("vary");
    reply.header("vary", before ? `${before}, Accept-Encoding` : "Accept-Encoding");
    const accepted = String(request.headers["accept-encoding"] ?? "identity");
    const coder = negotiator.negotiate(accepted.toLowerCase());
    if (coder !== "br" && coder !== "gzip") return payload;
    reply.header("content-encoding", coder).removeHeader("content-length");
    return CODERS[coder](payload);
  });
}
