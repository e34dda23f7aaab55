/** Path of Stripe's signed events. */
export const STRIPE_EVENTS_PATH = "/api/billing/stripe/events";

/** Path of the App Store's signed notifications (version 2). */
export const APP_STORE_EVENTS_PATH = "/api/billing/app-store/events";

/** Path of Google Play's notifications, which its Pub/Sub pushes. */
export const GOOGLE_PLAY_EVENTS_PATH = "/api/billing/google-play/events";

/** Maximum bytes of an event of a store; Stripe's are at most some tens of kilobytes. */
export const STORE_EVENT_MAX_BYTES = 512 * 1024;
