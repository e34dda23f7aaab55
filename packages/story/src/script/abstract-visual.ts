/** Visual of a scene whose words name nothing drawable. */
export const ABSTRACT_VISUAL = "A calm abstract pattern";

/** Notice attached to a picture of the abstract visual. */
export const ABSTRACT_NOTICE = { code: "picture.abstract", params: {} } as const;
