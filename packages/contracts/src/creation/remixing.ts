/** Whether the reader may remix a work: yes, once they follow its author, or no. */
export const REMIXING = ["open", "followers", "closed"] as const;
export type Remixing = (typeof REMIXING)[number];
