import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyInstance } from "fastify";

const WORTH_IT = 1_024;
/**
 * Up to this length compressing takes less time than handing it to another thread: 0.2 ms for a
 * page of the feed.
 */
const AT_ONCE = 32_768;
/** Fast rather than small, because it runs for every response. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Maximum long texts cached. The API description, for example, is the same for all clients. */
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

/**
 * True for pages and API responses without tokens: the compressed length would leak information
 * about a token.
 */
function mayCompress(url: string, type: string): boolean {
  if (url.startsWith("/api/auth") || url.startsWith("/media/")) return false;
  return /^(?:text\/html|application\/json)\b/.test(type);
}

/**
 * Compresses what the server generates. Files are compressed by the build; streams (events, media
 * and their ranges) are sent as they are. docs/decisions/0018-compression.md explains why the
 * plugin is not used.
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
