/** Version of the tus protocol at /api/uploads. */
export const TUS_RESUMABLE = "1.0.0";
