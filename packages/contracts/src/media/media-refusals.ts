/** Refusals of files. */
export const mediaRefusals = {
  MEDIA_NOT_FOUND: 404,
  RANGE_NOT_SATISFIABLE: 416,
} as const;
