/** Returns the path of an address of this app; the gems page for one of another server. */
export function ownPath(address: string): string {
  const url = URL.parse(address, location.href);
  return url?.origin === location.origin ? `${url.pathname}${url.search}` : "/gems";
}
