/** Verdict of the safety scan on a result or an upload. */
export type SafetyVerdict = "clean" | "unsure" | "hit";

/**
 * Finding about a file: the scan's verdict, or "known" when a service recognises it as child abuse.
 */
export type Finding = SafetyVerdict | "known";

/** Returns whether the result is withheld from its maker and not charged. */
export const isRefused = (finding: Finding | null): boolean =>
  finding === "hit" || finding === "known";
