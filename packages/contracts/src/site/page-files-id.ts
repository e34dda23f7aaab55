/** Id of the template in a page that lists the scripts of its URL. */
export const PAGE_FILES_ID = "page-files";
