/** This domain and its subdomains: each order is processed in a region with its own host. */
const DOMAIN = "bfl.ai";
/** The address that orders are sent to by default, and those of the regions behind it. */
const GLOBAL = "https://api.bfl.ai";
const REGIONS = ["https://api.eu.bfl.ai", "https://api.us.bfl.ai"] as const;

/** An id of the service's, unlike an address. */
const ID = /^[\w-]{1,200}$/;

/** Returns whether a text that somebody else wrote is a plain id. */
export const isTaskId = (text: string): boolean => ID.test(text);

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

/**
 * Returns the URLs at which an order may be polled, likeliest first: the one from its answer, or,
 * when only its id is known, that of the origin that orders are sent to and those of the regions
 * behind it. None for a text that is neither.
 */
export function pollingAddresses(upstreamId: string, home: string): readonly string[] {
  if (isPollingAddress(upstreamId, home)) return [upstreamId];
  if (!isTaskId(upstreamId)) return [];
  const query = new URLSearchParams({ id: upstreamId });
  const origins = home === GLOBAL ? [home, ...REGIONS] : [home];
  return origins.map((origin) => `${origin}/v1/get_result?${query}`);
}
