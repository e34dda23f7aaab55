/** The operator's texts, each a page. */
export const LEGAL_NAMES = ["terms", "rules", "privacy", "imprint"] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

/** Those that users must agree to. */
export const CONSENT_NAMES = ["terms", "rules", "privacy"] as const satisfies readonly LegalName[];
export type ConsentName = (typeof CONSENT_NAMES)[number];

/** Default minimum age for signing up, in years. */
export const LEAST_AGE = 16;

/** Language of a file that names none. */
export const PLAIN_LANGUAGE = "en";
