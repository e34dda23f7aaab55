/** A request that asks for it carries the id of a reauthentication in this header. */
export const REAUTHENTICATION_HEADER = "Reauthentication";
/** Tells other windows of the app that one was answered. */
export const REAUTHENTICATION_CHANNEL = "reauthentication";
