import { BlockList, isIP } from "node:net";

/** Networks that are private or reserved (IANA special-purpose registries). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  PRIVATE.addSubnet(network, bits, "ipv4");
}

/** Public IPv6: global unicast, except ranges that lead elsewhere. */
const PUBLIC = new BlockList();
PUBLIC.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  // Teredo and other protocol assignments, documentation, 6to4: these may embed an IPv4 address.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  PRIVATE.addSubnet(network, bits, "ipv6");
}

/**
 * Returns true when nothing may be fetched from this address, also when it is not an IP address at
 * all.
 */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return PRIVATE.check(address, "ipv4");
  if (version !== 6) return true;
  return PRIVATE.check(address, "ipv6") || !PUBLIC.check(address, "ipv6");
}
