import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";

declare module "fastify" {
  interface FastifyRequest {
    /** By what a sender without a token is counted; see senderOf. */
    readonly sender: string;
    /** What cannot be many viewers; see siteOf. */
    readonly site: string;
  }
}

/** A household is given 56 bits of an IPv6 address or fewer (RIPE BCOP 690): it has 256 networks, or more. */
const HOUSEHOLD_BYTES = 7;
/** What a company is given, and what tunnels give away to anybody. */
const SITE_BYTES = 6;

/**
 * Who sends from this address: an IPv4 address, the first 56 bits of an IPv6 one, whose rest a sender chooses
 * freely. Whatever a proxy wrote that is no address is one sender.
 */
export function senderOf(address: string): string {
  return startOf(address, HOUSEHOLD_BYTES);
}

/** As senderOf, by 48 bits: for what is counted of people without an account, where nobody has to wait. */
export function siteOf(address: string): string {
  return startOf(address, SITE_BYTES);
}

function startOf(address: string, bytes: number): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const known = ipaddr.process(address);
  if (known.kind() === "ipv4") return known.toString();
  return ipaddr.fromByteArray(known.toByteArray().fill(0, bytes)).toString();
}

export function nameSenders(server: FastifyInstance): void {
  server.decorateRequest("sender", {
    getter() {
      return senderOf(this.ip);
    },
  });
  server.decorateRequest("site", {
    getter() {
      return siteOf(this.ip);
    },
  });
}
