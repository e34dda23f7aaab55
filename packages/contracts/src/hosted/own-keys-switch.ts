/**
 * Returns true when users may enter their own service keys for their orders.
 *
 * @throws an error with one sentence that names the variable
 */
export function takesOwnKeys({
  OWN_KEYS: taken = "",
}: Readonly<Record<string, string | undefined>>): boolean {
  if (taken === "" || taken === "yes") return true;
  if (taken === "no") return false;
  throw new Error(`OWN_KEYS is "${taken}": it must be yes or no.`);
}
