/** Key prefix of the bytes of uploads. */
export const UPLOADS_FOLDER = "uploads/";
