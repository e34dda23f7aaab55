/** Id of the template in a page that holds what its address fetches besides the page itself. */
export const PAGE_FILES_ID = "page-files";
