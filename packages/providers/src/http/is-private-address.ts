import { BlockList, isIP } from "node:net";

/** Networks that are nobody's on the internet, or ours (IANA special-purpose registries). */
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

/** What is public of the sixth version: global unicast, but for what leads elsewhere. */
const PUBLIC = new BlockList();
PUBLIC.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  // Teredo and others of the protocol's own, documentation, 6to4: an address of the fourth version may be inside.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  PRIVATE.addSubnet(network, bits, "ipv6");
}

/** May nothing be fetched from this address? Also true of what is no address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return PRIVATE.check(address, "ipv4");
  if (version !== 6) return true;
  return PRIVATE.check(address, "ipv6") || !PUBLIC.check(address, "ipv6");
}
