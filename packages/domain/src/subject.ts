/** Refers to a subject of any noun: `{ noun: "creation", id: "…" }`. */
export interface SubjectRef {
  readonly noun: string;
  readonly id: string;
}
