/** Limits and constants that cross the wire. Those of the specification are marked (spec). */
export const PROMPT_MAX = 2_000;
export const NEGATIVE_PROMPT_MAX = 1_000;
/** Maximum characters of all of a model's own settings together: one prompt, and names. */
export const SETTINGS_TEXT_MAX = 4_000;
/** Maximum characters of a search. */
export const SEARCH_MAX = 200;
/** Longer text is rejected before any other check. */
export const TEXT_MAX = 20_000;
/** Maximum bytes of a body: two hundred ids need 13 kB. */
export const JSON_BODY_MAX_BYTES = 16 * 1024;
/** Maximum bytes on routes for boards, scripts and prompts. */
export const LARGE_BODY_MAX_BYTES = 256 * 1024;
/** Maximum nesting levels of a body; ours need six at most. */
export const JSON_DEPTH_MAX = 32;
/** Maximum values in a body, of any type; the largest storyboard has about a thousand. */
export const JSON_VALUES_MAX = 10_000;
export const PAGE_SIZE_DEFAULT = 24;
export const PAGE_SIZE_MAX = 100;
/** Works requested from the feed at once: about one screen. */
export const FEED_FILL = 12;
export const QUOTE_VALID_SECONDS = 5 * 60;
export const SIGNUP_GEMS = 20; // (spec)
/** Maximum requests to a language model for one user in 24 hours. */
export const MODEL_CALLS_A_DAY = { script: 30, improvement: 40, reading: 100 } as const;
export const STORY_AWARD_GEMS = 12; // (spec)
export const DAILY_CLAIM_GEMS = 10;
/** Minutes for which a store's page can be paid. */
export const CHECKOUT_MINUTES = 120;
/** Maximum checkouts that a person begins within an hour without paying. */
export const CHECKOUTS_AN_HOUR = 10;
export const SEED_MAX = 2_147_483_647;
export const TRASH_DAYS = 30;
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/**
 * Maximum seconds that a signed URL of a file opens; at least half of that remains when it is
 * issued.
 */
export const SIGNED_ADDRESS_SECONDS = 5 * 60;
export const REPORT_NOTE_MAX = 1_000;
/** Maximum characters of an authority's name and of its case number. */
export const HOLD_REFERENCE_MAX = 80;
export const ACTION_REASON_MAX = 500;
export const TITLE_MAX = 80;
/** Maximum works per bulk request. */
export const BULK_MAX = 200;
export const LIBRARY_SEARCH_MAX = 200;
/** Maximum works per order in any tier; see account/entitlements.ts. */
export const WORKS_MAX = 4;
/** Minimum pixels of the shorter side of a photo or clip; smaller ones have too little to film. */
export const UPLOAD_LEAST_SIDE = 64;
/** Maximum uploads of one user in progress or being checked. */
export const UPLOADS_OPEN_MAX = 8;
/**
 * Hours for which an unfinished upload can be resumed, and for which a rejected one is reported.
 */
export const UPLOAD_OPEN_HOURS = 24;
/** Days for which a ready upload is kept; works made with it remain. */
export const UPLOAD_KEEP_DAYS = 30;
/** Milliseconds for which a client keeps retrying (spec: storage retry limits). */
export const UPLOAD_RETRY_MS = 600_000; // (spec)
export const OPERATION_RETRY_MS = 120_000; // (spec)
/**
 * Maximum seconds to wait for a language model to improve a prompt, including time in the queue.
 */
export const IMPROVEMENT_SECONDS = 90;

/**
 * Maximum gems of one correction, and of all corrections that one person makes alone within a day.
 */
export const CORRECTION_MAX = 1_000_000;
export const CORRECTION_ALONE_MAX = 5_000;
/** Maximum characters of a banner: some lines on a phone. */
export const BANNER_TEXT_MAX = 160;
/** Maximum characters of an access token's name. */
export const TOKEN_NAME_MAX = 60;
/** Maximum characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;
/** Maximum passkeys of one user. */
export const PASSKEYS_MAX = 10;
/** Seconds for which a reauthentication can be used, counted from its request. */
export const REAUTHENTICATION_SECONDS = 600;
