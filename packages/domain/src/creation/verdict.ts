/** What the safety scan says of a result or an upload. */
export type SafetyVerdict = "clean" | "unsure" | "hit";

/** What is found out about a file: what the scan says, or that a service knows it as abuse of a child. */
export type Finding = SafetyVerdict | "known";

/** Is it refused to whoever made it, and paid for by nobody? */
export const isRefused = (finding: Finding | null): boolean =>
  finding === "hit" || finding === "known";
