/** What dims the page under a sheet. Rendered over an item's overlay too, which is a dialog itself. */
export const BACKDROP = {
  forceRender: true,
  "data-veil": "",
  className:
    "fixed inset-0 z-40 bg-veil transition-opacity duration-280 data-starting-style:opacity-0 data-ending-style:opacity-0",
};
