import { z } from "zod";

/** Names for ranges that Fastify knows, an address, or a range of them. */
const proxy = z.union([
  z.enum(["loopback", "linklocal", "uniquelocal"]),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);
const hostName = z.union([z.ipv4(), z.string().regex(/^\[[0-9a-f:.]+\]$/), z.hostname()]);

function listed(text: string): string[] {
  const items = text.split(",").map((item) => item.trim().toLowerCase());
  return items.filter((item) => item !== "");
}

/** Reads TRUSTED_PROXIES: whose X-Forwarded-For header is trusted. Null when it is invalid. */
export function readTrustedProxies(text: string): string[] | null {
  return z.array(proxy).safeParse(listed(text)).data ?? null;
}

/**
 * Reads ALLOWED_HOSTS: further host names of the server, without ports. Null when it is invalid.
 */
export function readHostNames(text: string): string[] | null {
  return z.array(hostName).safeParse(listed(text)).data ?? null;
}
