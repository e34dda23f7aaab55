/** Names under which a tab keeps what is being written for a work. */
export const keptDraft = (workId: string): string => `post ${workId}`;
export const keptWhen = (workId: string): string => `post time ${workId}`;
