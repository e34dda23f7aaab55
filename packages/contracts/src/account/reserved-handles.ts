import { readAsLatin } from "./latin-lookalikes.ts";

/** Handles that would speak for the service, for its staff, or for one of its pages. */
const RESERVED: ReadonlySet<string> = new Set([
  ...["owner", "admin", "administrator", "moderator", "mod", "staff", "team", "root", "system"],
  ...["official", "support", "help", "helpdesk", "security", "abuse", "info", "contact", "legal"],
  ...["billing", "payments", "press", "noreply", "postmaster", "webmaster", "hostmaster"],
  ...["api", "www", "mail", "auth", "login", "logout", "signin", "signup", "signout", "register"],
  ...["settings", "account", "me", "you", "user", "users", "everyone", "anonymous", "deleted"],
  ...["create", "item", "story", "stories", "feed", "trending", "recent", "search", "gems"],
  ...["media", "assets", "avatars", "notifications", "challenges", "campaigns", "review"],
  ...["about", "terms", "privacy", "imprint", "null", "undefined"],
  ...["proto", "prototype", "constructor"],
]);

/** Last words that sound like staff ("the_owner", "admin1"); "owner_of_foxes" is fine. */
const STAFF: ReadonlySet<string> = new Set([
  ...["owner", "admin", "administrator", "moderator", "mod", "staff", "official", "support"],
]);
/** What erased accounts are called. */
const ERASED: ReadonlySet<string> = new Set(["deleted", "deletedaccount"]);
/** Trailing words that do not change whose name it is ("moderator_team"). */
const GROUPS: ReadonlySet<string> = new Set(["team", "crew", "desk", "group"]);
const FIGURES_AROUND = /^\d+|\d+$/g;

/** Digits that are read as letters. */
const READ_AS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" },
  { 0: "o", 1: "l", 3: "e", 4: "a", 5: "s", 7: "t" },
];

/** Returns the readings of a handle: as one word, and its last word, with and without a number. */
function readingsOf(handle: string): { readonly whole: string; readonly last: string[] }[] {
  const words = handle.split("_").filter((word) => word.replace(FIGURES_AROUND, "") !== "");
  const isSpelled = words.every((word) => word.length === 1);
  const last = isSpelled ? words.join("") : (words.findLast((word) => !GROUPS.has(word)) ?? "");
  return READ_AS.map((letters) => {
    const read = (text: string) => text.replace(/\d/g, (figure) => letters[figure] ?? figure);
    return {
      whole: read(handle.replaceAll("_", "")),
      last: [read(last), read(last.replace(FIGURES_AROUND, ""))],
    };
  });
}

/** Begins the handles of erased accounts. */
export const ERASED_PREFIX = "gone_";

/**
 * True for handles that nobody may choose. Underscores, and digits in place of letters, do not make
 * a different word; "kinora…" and those of erased accounts are reserved as well.
 */
export function isReservedHandle(handle: string): boolean {
  if (handle.toLowerCase().startsWith(ERASED_PREFIX)) return true;
  const isReserved = readingsOf(handle).some(({ whole }) => RESERVED.has(whole));
  return isReserved || soundsLikeStaff(handle);
}

/**
 * True when a handle or display name sounds like the service itself, its staff or an erased
 * account.
 */
export function soundsLikeStaff(name: string): boolean {
  const handle = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\d]+/gu, "_");
  return [readAsLatin(handle, 0), readAsLatin(handle, 1)]
    .flatMap(readingsOf)
    .some(
      ({ whole, last }) =>
        whole.startsWith("kinora") || ERASED.has(whole) || last.some((word) => STAFF.has(word)),
    );
}
