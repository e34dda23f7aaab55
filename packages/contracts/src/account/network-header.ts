/**
 * Header with the caller's network, set by the api for the sign-in and never accepted from outside.
 */
export const NETWORK_HEADER = "kinora-network";
