/** A file that a service recognises. */
export interface KnownFile {
  /** Display name of the service. */
  readonly service: string;
  readonly sha256: string;
}

/**
 * Recognises child abuse files by their hash: what admins found here, and an external service (of
 * NCMEC, the IWF or an authority). Kinora ships no such service; without one configured by the
 * operator, only what was found here is known.
 */
export interface KnownMaterial {
  /** Display name of the service. */
  readonly name: string;
  /**
   * Returns whether the service recognises the file. Rejects when it cannot answer; the check is
   * then retried with the job.
   */
  knows(file: { readonly sha256: string }, signal: AbortSignal): Promise<boolean>;
}

/** Returns the first that knows a file; undefined when none does. */
export async function findKnower(
  known: readonly KnownMaterial[],
  sha256: string,
  signal: AbortSignal,
): Promise<KnownMaterial | undefined> {
  for (const one of known) if (await one.knows({ sha256 }, signal)) return one;
  return undefined;
}
