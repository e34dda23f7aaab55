/**
 * Returns whether an address that a platform answered with is one to send files and tokens to: of
 * one of these origins, where `https://*.example.com` stands for every host below.
 */
export function isUploadAddress(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(address);
  if (username || password) return false;
  return origins.some((allowed) => {
    const domain = /^https:\/\/\*(\..+)$/.exec(allowed)?.[1];
    if (domain === undefined) return origin === allowed;
    return protocol === "https:" && port === "" && hostname.endsWith(domain);
  });
}
