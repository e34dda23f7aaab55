/** The prefix of the code in an invitation link. */
const BEGINNING = "#invitation=";
/** Read by the server's sign-in on return from the provider. */
const COOKIE = "kinora.invitation";
const LIFE_SECONDS = 60 * 60;

/** True when the page was opened by an invitation link. */
export const isInvited = (): boolean => location.hash.startsWith(BEGINNING);

/** Stores the invitation code for the trip to the provider and back. */
export function keepInvitation(): void {
  if (!isInvited()) return;
  const code = encodeURIComponent(location.hash.slice(BEGINNING.length));
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=${code}; Path=/api/auth; Max-Age=${LIFE_SECONDS}; SameSite=Lax${secure}`;
}
