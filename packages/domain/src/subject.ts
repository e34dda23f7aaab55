/** What something is about, whatever noun it is of: `{ noun: "creation", id: "…" }`. */
export interface Subject {
  readonly noun: string;
  readonly id: string;
}
