/**
 * May people bring keys of services for what they order themselves?
 *
 * @throws one sentence that names the variable
 */
export function takesOwnKeys({
  OWN_KEYS: taken = "",
}: Readonly<Record<string, string | undefined>>): boolean {
  if (taken === "" || taken === "yes") return true;
  if (taken === "no") return false;
  throw new Error(`OWN_KEYS is "${taken}": it must be yes or no.`);
}
