const SHORTEST = 32;

/** The first seals what is kept sealed in the database; all of them open it. */
export type SealingSecrets = readonly [string, ...string[]];

/**
 * Reads SEALING_SECRET: one secret, or several separated by commas, the present one first. Null: it is not set.
 *
 * @throws one sentence, without a secret
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
