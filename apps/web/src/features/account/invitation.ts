/** Before the code, in the link that the owner gave. */
const BEGINNING = "#invitation=";
/** As the sign-in of the server reads it on coming back from the provider. */
const COOKIE = "kinora.invitation";
const LIFE_SECONDS = 60 * 60;

/** Is somebody here with the link of an invitation? */
export const isInvited = (): boolean => location.hash.startsWith(BEGINNING);

/** Keeps the code of the link for the way to the provider and back. */
export function keepInvitation(): void {
  if (!isInvited()) return;
  const code = encodeURIComponent(location.hash.slice(BEGINNING.length));
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=${code}; Path=/api/auth; Max-Age=${LIFE_SECONDS}; SameSite=Lax${secure}`;
}
