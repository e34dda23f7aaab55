import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";

declare module "fastify" {
  interface FastifyRequest {
    /** By what a sender without a token is counted; see senderOf. */
    readonly sender: string;
  }
}

/** The first bytes of an IPv6 address name a network: one household, or one server. */
const NETWORK_BYTES = 8;

/**
 * Who sends from this address: an IPv4 address, the first 64 bits of an IPv6 one, whose rest a sender chooses
 * freely. Whatever a proxy wrote that is no address is one sender.
 */
export function senderOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const known = ipaddr.process(address);
  if (known.kind() === "ipv4") return known.toString();
  const network = known.toByteArray().fill(0, NETWORK_BYTES);
  return ipaddr.fromByteArray(network).toString();
}

export function nameSenders(server: FastifyInstance): void {
  server.decorateRequest("sender", {
    getter() {
      return senderOf(this.ip);
    },
  });
}
