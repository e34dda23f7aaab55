/** A file that a service knows. */
export interface KnownFile {
  /** What the service is called. */
  readonly service: string;
  readonly sha256: string;
}

/**
 * A service of others that knows files of child abuse by their hash (of NCMEC, of the IWF, of an authority). None comes
 * with Kinora and none is made up: where no operator has configured one, nothing is asked.
 */
export interface KnownMaterial {
  /** What the service is called. */
  readonly name: string;
  /** Does it know a file with this content? Rejects when it cannot say: then it is asked again with the job. */
  knows(file: { readonly sha256: string }, signal: AbortSignal): Promise<boolean>;
}
