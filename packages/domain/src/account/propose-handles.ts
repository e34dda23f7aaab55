import { isReservedHandle } from "@kinora/contracts/account/reserved-handles";

const MIN = 3;
const MAX = 30;
/** Short enough to be read aloud; may belong to somebody already. */
const SHORT_ENDING = 4;
/** Long enough to be nobody else's. */
const SURE_ENDING = 8;

export interface HandleProposals {
  /** Nobody's yet, at once. */
  readonly sure: string;
  /** Nicer ones to try for, best first. */
  readonly wishes: readonly string[];
}

/**
 * Handles for a new person: their name in a-z, 0-9 and _, with and without an ending.
 *
 * @param name as the sign-in provider says it, any script, possibly empty
 * @param ending ends in 8 random ones of a-z and 0-9
 */
export function proposeHandles(name: string, ending: string): HandleProposals {
  const read = plainHandle(name);
  // An ending would not make somebody named "Site Admin" sound less like staff.
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
