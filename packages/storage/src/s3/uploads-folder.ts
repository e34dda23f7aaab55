/** Keys below which the bytes of uploads are. */
export const UPLOADS_FOLDER = "uploads/";
