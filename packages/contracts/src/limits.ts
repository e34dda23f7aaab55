/** Limits and constants that cross the wire. Those of the specification are marked (spec). */
export const PROMPT_MAX = 2_000;
export const NEGATIVE_PROMPT_MAX = 1_000;
/** Text beyond this is refused before anything else looks at it. */
export const TEXT_MAX = 20_000;
export const JSON_BODY_MAX_BYTES = 256 * 1024;
export const PAGE_SIZE_DEFAULT = 24;
export const PAGE_SIZE_MAX = 100;
export const QUOTE_VALID_SECONDS = 5 * 60;
export const SIGNUP_GEMS = 20; // (spec)
export const STORY_AWARD_GEMS = 12; // (spec)
export const DAILY_CLAIM_GEMS = 10;
export const SEED_MAX = 2_147_483_647;
export const TRASH_DAYS = 30;
export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REPORT_NOTE_MAX = 1_000;
export const ACTION_REASON_MAX = 500;
/** Creations at work at the same time, by tier; the rest waits in the queue. */
export const CONCURRENCY_BY_TIER = { free: 2, basic: 4, pro: 10 } as const;
export const QUEUE_MAX_BY_TIER = { free: 20, basic: 50, pro: 200 } as const;
/** Opaque settings of the specification, section 9: meaning unknown, used for nothing. */
export const OPAQUE_SETTINGS = [30, 35, 30, 15, 200, 80, 25, 30, 30, 30] as const; // (spec)
