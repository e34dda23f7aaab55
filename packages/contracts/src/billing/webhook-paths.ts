/** Path of Stripe's signed events. */
export const STRIPE_EVENTS_PATH = "/api/billing/stripe/events";

/** Maximum bytes of an event of a store; Stripe's are at most some tens of kilobytes. */
export const STORE_EVENT_MAX_BYTES = 512 * 1024;
