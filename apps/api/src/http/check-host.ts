import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { isHealthAddress } from "./health-address.ts";

/** Loopback names, which browsers resolve without a DNS query. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export const isOwnName = (name: string): boolean => LOOPBACK.test(name);

/**
 * Answers only to its own host names. Otherwise any website could point its name here (DNS
 * rebinding) and read a developer's server as if it were same-origin.
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

/** Turns "Kinora.example.:4310" into "kinora.example". */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}
