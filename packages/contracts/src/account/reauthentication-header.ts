/** Request header with the id of a reauthentication, on routes that require one. */
export const REAUTHENTICATION_HEADER = "Reauthentication";
/** Channel that tells other windows of the app that a reauthentication was answered. */
export const REAUTHENTICATION_CHANNEL = "reauthentication";
