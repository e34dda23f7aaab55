import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";

declare module "fastify" {
  interface FastifyRequest {
    /** By what a sender without a token is counted; see senderOf. */
    readonly sender: string;
    /** What cannot be many viewers; see siteOf. */
    readonly site: string;
    /** By what new accounts are counted; see networkOf. */
    readonly network: string | null;
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

/** What one household or one server surely has: by it new accounts are counted. */
const NETWORK_BYTES = 8;

/** As senderOf, by 64 bits; null: this machine itself. What is no address is one network. */
export function networkOf(address: string): string | null {
  if (ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback") return null;
  return startOf(address, NETWORK_BYTES);
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
  server.decorateRequest("network", {
    getter() {
      return networkOf(this.ip);
    },
  });
}
