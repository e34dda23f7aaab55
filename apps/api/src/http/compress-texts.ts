import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const WORTH_IT = 1_024;
/** Quick rather than small: it is done for every answer. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Pages and the API's answers, where no token is in them: what is compressed can be guessed from its length. */
function mayCompress(url: string, type: string): boolean {
  if (url.startsWith("/api/auth") || url.startsWith("/media/")) return false;
  return /^(?:text\/html|application\/json)\b/.test(type);
}

/**
 * Compresses what the server writes itself. Files come compressed by the build; streams (events, media and
 * their ranges) go out as they are.
 */
export function compressTexts(server: FastifyInstance): void {
  server.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < WORTH_IT) return payload;
    if (reply.hasHeader("content-encoding")) return payload;
    if (!mayCompress(request.url, String(reply.getHeader("content-type")))) return payload;
    reply.header("vary", "Accept-Encoding");
    const accepted = request.headers["accept-encoding"] ?? "";
    const takes = (name: string) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
    if (takes("br")) {
      reply.header("content-encoding", "br").removeHeader("content-length");
      return brotli(payload, QUALITY);
    }
    if (takes("gzip")) {
      reply.header("content-encoding", "gzip").removeHeader("content-length");
      return zip(payload);
    }
    return payload;
  });
}
