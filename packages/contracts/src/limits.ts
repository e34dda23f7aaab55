/** Limits and constants that cross the wire. Those of the specification are marked (spec). */
export const PROMPT_MAX = 2_000;
export const NEGATIVE_PROMPT_MAX = 1_000;
/** Characters of a search. */
export const SEARCH_MAX = 200;
/** Text beyond this is refused before anything else looks at it. */
export const TEXT_MAX = 20_000;
/** Bytes of a body: two hundred ids need 13 kB. */
export const JSON_BODY_MAX_BYTES = 16 * 1024;
/** Where boards, scripts and prompts are sent. */
export const LARGE_BODY_MAX_BYTES = 256 * 1024;
/** Levels of a body: the deepest we ask for has six. */
export const JSON_DEPTH_MAX = 32;
/** Values in a body, whatever they are: the largest storyboard has about a thousand. */
export const JSON_VALUES_MAX = 10_000;
export const PAGE_SIZE_DEFAULT = 24;
export const PAGE_SIZE_MAX = 100;
/** Works the feed is asked for at once: about one screen. */
export const FEED_FILL = 12;
export const QUOTE_VALID_SECONDS = 5 * 60;
export const SIGNUP_GEMS = 20; // (spec)
/** What a language model is asked for in 24 hours for one person. */
export const MODEL_CALLS_A_DAY = { script: 30, improvement: 40, reading: 100 } as const;
export const STORY_AWARD_GEMS = 12; // (spec)
export const DAILY_CLAIM_GEMS = 10;
export const SEED_MAX = 2_147_483_647;
export const TRASH_DAYS = 30;
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** How long a signed address of a file opens at most; at least half of that after it was given out. */
export const SIGNED_ADDRESS_SECONDS = 5 * 60;
export const REPORT_NOTE_MAX = 1_000;
/** Letters of an authority's name, and of the number under which it knows a case. */
export const HOLD_REFERENCE_MAX = 80;
export const ACTION_REASON_MAX = 500;
export const TITLE_MAX = 80;
/** Works that one request may act on. */
export const BULK_MAX = 200;
export const LIBRARY_SEARCH_MAX = 200;
/** Works that one press may order in any tier; see account/entitlements.ts. */
export const WORKS_MAX = 4;
/** Pixels of the shorter side of a photo or clip: there is nothing to film in less. */
export const UPLOAD_LEAST_SIDE = 64;
/** Uploads of one person that have not ended: on their way, or being checked. */
export const UPLOADS_OPEN_MAX = 8;
/** An unfinished upload can be resumed for so long; a refused one is told of for so long. */
export const UPLOAD_OPEN_HOURS = 24;
/** A ready upload is kept for so long; what was made with it stays. */
export const UPLOAD_KEEP_DAYS = 30;
/** How long a client goes on trying (spec: storage retry limits). */
export const UPLOAD_RETRY_MS = 600_000; // (spec)
export const OPERATION_RETRY_MS = 120_000; // (spec)
/** Seconds that anybody waits for a language model to improve words, a queue before it included. */
export const IMPROVEMENT_SECONDS = 90;

/** Gems that one correction gives or takes at most, and what one person of the staff corrects alone within a day. */
export const CORRECTION_MAX = 1_000_000;
export const CORRECTION_ALONE_MAX = 5_000;
/** Longest text of a banner: some lines on a phone. */
export const BANNER_TEXT_MAX = 160;
/** Signs of the name of an access token. */
export const TOKEN_NAME_MAX = 60;
/** Of what a person calls a passkey. */
export const PASSKEY_NAME_MAX = 60;
/** What one person may have. */
export const PASSKEYS_MAX = 10;
/** How long a proof that somebody is there may be used, from when it was asked for. */
export const REAUTHENTICATION_SECONDS = 600;
