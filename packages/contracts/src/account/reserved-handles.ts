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

/** Is this nobody's to choose? Underscores do not make another word of it, and Kinora's name is its own. */
export function isReservedHandle(handle: string): boolean {
  const plain = handle.replaceAll("_", "");
  return RESERVED.has(plain) || plain.startsWith("kinora");
}
