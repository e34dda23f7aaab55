/** Theirs, and whatever stands before it: an order is worked on in a region of its own. */
const DOMAIN = "bfl.ai";

/**
 * Is this where Black Forest Labs may be asked for an order? The address comes with their answer, and the key is sent
 * there: it is one of their domain, or of the origin that orders go to.
 *
 * @param home origin that orders go to
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
