/** The backdrop under a sheet. Rendered even above an item's overlay, which is itself a dialog. */
export const BACKDROP = {
  forceRender: true,
  "data-veil": "",
  className:
    "fixed inset-0 z-40 bg-veil transition-opacity duration-280 data-starting-style:opacity-0 data-ending-style:opacity-0",
};
