import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { isHealthAddress } from "./health-address.ts";

/** Names of this machine for itself; browsers resolve them without asking anybody. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export const isOwnName = (name: string): boolean => LOOPBACK.test(name);

/**
 * Answers only under its own names. Otherwise any website could have its name lead here (DNS rebinding)
 * and read a developer's server as if it were a part of itself.
 */
export function checkHost(server: FastifyInstance, names: readonly string[]): void {
  const known = new Set(names);
  server.addHook("onRequest", async ({ url, headers }) => {
    if (isHealthAddress(url)) return;
    const name = nameOf(headers.host ?? "");
    if (known.has(name) || isOwnName(name)) return;
    throw new Refusal("HOST_UNKNOWN");
  });
}

/** "Kinora.example.:4310" → "kinora.example" */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}
