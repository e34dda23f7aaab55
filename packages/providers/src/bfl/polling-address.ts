/** This domain and its subdomains: each order is processed in a region with its own host. */
const DOMAIN = "bfl.ai";

/**
 * Returns true when an order may be polled at this URL. The URL comes from the answer and receives
 * the API key, so it must be on the provider's domain or on the origin that orders are sent to.
 *
 * @param home origin that orders are sent to
 */
export function isPollingAddress(text: string, home: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  if (url.origin === URL.parse(home)?.origin) return true;
  const { protocol, hostname, port } = url;
  return (
    protocol === "https:" && port === "" && (hostname === DOMAIN || hostname.endsWith(`.${DOMAIN}`))
  );
}
