const SHORTEST = 32;

/** The first encrypts what the database stores; all of them decrypt it. */
export type SealingSecrets = readonly [string, ...string[]];

/**
 * Reads SEALING_SECRET: one secret, or several separated by commas with the current one first. Null
 * when it is not set.
 *
 * @throws an error with one sentence that contains no secret
 */
export function readSealingSecrets({
  SEALING_SECRET: text = "",
}: Readonly<Record<string, string | undefined>>): SealingSecrets | null {
  const [present, ...before] = text.split(",").map((secret) => secret.trim());
  if (!present) return null;
  if ([present, ...before].some((secret) => secret.length < SHORTEST))
    throw new Error(`SEALING_SECRET has a secret of fewer than ${SHORTEST} characters.`);
  return [present, ...before];
}
