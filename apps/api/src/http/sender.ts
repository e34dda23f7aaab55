import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Key by which requests without a token are counted; see senderOf. */
    readonly sender: string;
    /** Key that counts as one viewer; see siteOf. */
    readonly site: string;
    /** Key by which new accounts are counted; see networkOf. */
    readonly network: string | null;
  }
}

/**
 * A household gets 56 bits of an IPv6 address or fewer (RIPE BCOP 690): it has 256 networks or
 * more.
 */
const HOUSEHOLD_BYTES = 7;
/** Prefix assigned to a company, or given to anyone by tunnel brokers. */
const SITE_BYTES = 6;

/**
 * Returns the sender of an address: an IPv4 address, or the first 56 bits of an IPv6 address, whose
 * remainder the sender chooses freely. Everything that a proxy forwards and that is no address
 * counts as one sender.
 */
export function senderOf(address: string): string {
  return startOf(address, HOUSEHOLD_BYTES);
}

/** Like senderOf, by 48 bits: for counting visitors without an account where nobody has to wait. */
export function siteOf(address: string): string {
  return startOf(address, SITE_BYTES);
}

function startOf(address: string, bytes: number): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const known = ipaddr.process(address);
  if (known.kind() === "ipv4") return known.toString();
  return ipaddr.fromByteArray(known.toByteArray().fill(0, bytes)).toString();
}

/** Prefix that one household or one server has at least: new accounts are counted by it. */
const NETWORK_BYTES = 8;

/**
 * Like senderOf, by 64 bits; null for this machine itself. Everything that is no address counts as
 * one network.
 */
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
