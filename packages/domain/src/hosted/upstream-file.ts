/** A file of a result: where it lies at its service. */
export interface UpstreamFile {
  readonly url: string;
  /** What it is asked for with, at that origin alone; kept nowhere. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** By service, the origins that the operator named for it: its own results may lie there, and nobody else's. */
export type TrustedOrigins = ReadonlyMap<string, ReadonlySet<string>>;
