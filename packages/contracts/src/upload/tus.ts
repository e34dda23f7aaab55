/** The version of the tus protocol that is spoken at /api/uploads. */
export const TUS_RESUMABLE = "1.0.0";
