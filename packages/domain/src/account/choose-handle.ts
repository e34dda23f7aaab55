const MIN = 3;
const MAX = 30;
const SUFFIX = 5;

/**
 * The handle of a new person: their name in a-z, 0-9 and _, or, when somebody has it, the name with
 * an ending.
 *
 * @param name as the sign-in provider says it, any script, possibly empty
 * @param ending at least 4 of a-z and 0-9, different at every call
 */
export async function chooseHandle(
  name: string,
  ending: string,
  isTaken: (handle: string) => Promise<boolean>,
): Promise<string> {
  const plain = plainHandle(name);
  if (plain.length >= MIN && !(await isTaken(plain))) return plain;
  const base = plain === "" ? "maker" : plain.slice(0, MAX - SUFFIX);
  return `${base}_${ending.slice(-(SUFFIX - 1))}`;
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
