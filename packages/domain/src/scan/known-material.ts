/** A file that a service recognises. */
export interface KnownFile {
  /** Display name of the service. */
  readonly service: string;
  readonly sha256: string;
}

/**
 * An external service that recognises child abuse files by their hash (of NCMEC, the IWF or an
 * authority). Kinora ships none; without one configured by the operator, nothing is checked.
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
