/** What follows "#" in a link to the plans on the gems page; a pack's card has its product there. */
export const PLANS_HASH = "plans";

/** Returns the path of an address of this app; the gems page for one of another server. */
export function ownPath(address: string): string {
  const url = URL.parse(address, location.href);
  return url?.origin === location.origin ? `${url.pathname}${url.search}` : "/gems";
}
