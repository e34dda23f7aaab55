/** Refusals of banners. */
export const bannerRefusals = {
  BANNER_NOT_FOUND: 404,
  BANNER_ENDS_TOO_EARLY: 422,
} as const;
