const PARAM = "t";
/** A day in seconds; nothing here is longer. */
const LATEST = 86_400;

/** The second that the page's address names, as in "?t=12"; 0 for none. */
export function momentOfAddress(): number {
  const given = new URLSearchParams(location.search).get(PARAM) ?? "";
  return /^\d{1,5}$/.test(given) ? Math.min(Number(given), LATEST) : 0;
}

/** The page's address with a moment of what it plays. */
export function addressAt(seconds: number): string {
  const url = new URL(location.pathname, location.origin);
  const moment = Math.floor(seconds);
  if (moment > 0) url.searchParams.set(PARAM, String(moment));
  return url.href;
}
