/** A file of a result: where it lies at its service. */
export interface UpstreamFile {
  readonly url: string;
}
