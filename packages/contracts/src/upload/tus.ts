/** Where uploads are announced; below it, each has an address of its own. */
export const TUS_PATH = "/api/uploads";
/** Version of the tus protocol there. */
export const TUS_RESUMABLE = "1.0.0";
