/** Shown where nothing of a scene's words can be drawn. */
export const ABSTRACT_VISUAL = "A calm abstract pattern";

/** Said of the picture that shows it. */
export const ABSTRACT_NOTICE = { code: "picture.abstract", params: {} } as const;
