/** What something is about, whatever noun it is of: `{ noun: "creation", id: "…" }`. */
export interface SubjectRef {
  readonly noun: string;
  readonly id: string;
}
