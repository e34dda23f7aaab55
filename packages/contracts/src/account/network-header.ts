/**
 * Header with the caller's network, set by the api for the sign-in and never accepted from outside.
 */
export const NETWORK_HEADER = "kinora-network";

/** Header that the pages send from inside the phone apps, whose stores allow no mature works. */
export const APP_HEADER = "kinora-app";

/** Header in which a phone sends the random id of its installation; browsers have a cookie. */
export const INSTALLATION_HEADER = "kinora-installation";
