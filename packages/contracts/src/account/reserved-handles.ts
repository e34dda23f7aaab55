/** Handles that would speak for the service, for its staff, or for a page of it. */
const RESERVED: ReadonlySet<string> = new Set([
  ...["owner", "admin", "administrator", "moderator", "mod", "staff", "team", "root", "system"],
  ...["official", "support", "help", "helpdesk", "security", "abuse", "info", "contact", "legal"],
  ...["billing", "payments", "press", "noreply", "postmaster", "webmaster", "hostmaster"],
  ...["api", "www", "mail", "auth", "login", "logout", "signin", "signup", "signout", "register"],
  ...["settings", "account", "me", "you", "user", "users", "everyone", "anonymous", "deleted"],
  ...["create", "item", "story", "stories", "feed", "trending", "recent", "search", "gems"],
  ...["media", "assets", "avatars", "notifications", "challenges", "campaigns", "review"],
  ...["about", "terms", "privacy", "imprint", "null", "undefined"],
]);

/** Figures that are read as letters. */
const READ_AS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" },
  { 0: "o", 1: "l", 3: "e", 4: "a", 5: "s", 7: "t" },
];

/**
 * Is this nobody's to choose? Neither underscores nor figures for letters make another word of it, and Kinora's
 * name is its own.
 */
export function isReservedHandle(handle: string): boolean {
  const plain = handle.replaceAll("_", "");
  return READ_AS.some((letters) => {
    const read = plain.replace(/\d/g, (figure) => letters[figure] ?? figure);
    return RESERVED.has(read) || read.startsWith("kinora");
  });
}
