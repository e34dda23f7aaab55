/** What the safety scan says of a result or an upload. */
export type SafetyVerdict = "clean" | "unsure" | "hit";
