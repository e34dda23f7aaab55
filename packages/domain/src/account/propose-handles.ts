import { isReservedHandle } from "@kinora/contracts/account/reserved-handles";

const MIN = 3;
const MAX = 30;
/** Short enough to read aloud, but the handle may already be taken. */
const SHORT_ENDING = 4;
/** Long enough to make the handle unique. */
const SURE_ENDING = 8;

export interface HandleProposals {
  /** Certain to be free, so it can be used immediately. */
  readonly sure: string;
  /** Shorter alternatives to try, best first. */
  readonly wishes: readonly string[];
}

/**
 * Proposes handles for a new person: their name reduced to a-z, 0-9 and _, with and without a
 * suffix.
 *
 * @param name as the sign-in provider reports it; any script, possibly empty
 * @param ending ends in 8 random characters of a-z and 0-9
 */
export function proposeHandles(name: string, ending: string): HandleProposals {
  const read = plainHandle(name);
  // A suffix would not make "Site Admin" look any less like staff.
  const plain = isReservedHandle(read) ? "" : read;
  const sure = withEnding(plain === "" ? "maker" : plain, ending, SURE_ENDING);
  if (plain === "") return { sure, wishes: [] };
  const short = withEnding(plain, ending, SHORT_ENDING);
  return { sure, wishes: plain.length >= MIN ? [plain, short] : [short] };
}

function withEnding(base: string, ending: string, length: number): string {
  return `${base.slice(0, MAX - length - 1)}_${ending.slice(-length)}`;
}

function plainHandle(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ł", "l")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, MAX)
    .replace(/_+$/, "");
}
