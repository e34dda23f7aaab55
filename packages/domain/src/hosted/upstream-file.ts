/** A result file at its service. */
export interface UpstreamFile {
  readonly url: string;
  /** Request headers, sent only to that origin and never stored. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Origins that the operator configured per service. Only that service's results may be downloaded
 * from them.
 */
export type TrustedOrigins = ReadonlyMap<string, ReadonlySet<string>>;
