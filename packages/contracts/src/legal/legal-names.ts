/** Texts of whoever runs the server, each a page. */
export const LEGAL_NAMES = ["terms", "rules", "privacy", "imprint"] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

/** Those of them that a person agrees to. */
export const CONSENT_NAMES = ["terms", "rules", "privacy"] as const satisfies readonly LegalName[];
export type ConsentName = (typeof CONSENT_NAMES)[number];

/** Years that whoever signs up has to have, where the operator names no other age. */
export const LEAST_AGE = 16;

/** Of a file that names no language. */
export const PLAIN_LANGUAGE = "en";
