import { JSON_DEPTH_MAX, JSON_VALUES_MAX } from "@kinora/contracts/limits";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Counts nesting levels and values of a JSON text in one pass, before it is parsed. They bound the
 * cost of parsing and validating better than the size does, which may reach a quarter of a
 * megabyte. Whether the text is valid JSON is left to the parser.
 *
 * @throws Refusal BODY_TOO_COMPLEX
 */
export function refuseComplexJson(text: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === COMMA) values += 1;
    else if (CLOSING.has(sign)) depth -= 1;
    else if (OPENING.has(sign)) {
      depth += 1;
      values += 1;
    }
    if (depth > JSON_DEPTH_MAX || values > JSON_VALUES_MAX) {
      const limits = { maxDepth: JSON_DEPTH_MAX, maxValues: JSON_VALUES_MAX };
      throw new Refusal("BODY_TOO_COMPLEX", limits);
    }
  }
}

/**
 * Returns the index of the closing quote of the string that starts here, or the length of the text
 * when there is none.
 */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at;
    if (sign === BACKSLASH) at += 1;
  }
  return text.length;
}

/**
 * Leaves JSON bodies as text: parsing and validating one takes up to 20 ms and therefore belongs in
 * the sender's turn.
 */
export function leaveJson(server: FastifyInstance): void {
  server.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
}

/** Parses a body as Fastify does, after checking its complexity. */
export function jsonReader(server: FastifyInstance) {
  const read = server.getDefaultJsonParser("error", "error");
  return (request: FastifyRequest, text: string): unknown => {
    refuseComplexJson(text);
    let result: unknown;
    read(request, text, (error, body) => {
      if (error) throw error;
      result = body;
    });
    return result;
  };
}
