import { isText, readStored, writeStored } from "../../store/stored-value.ts";

const KEY = "promptWriter";

/** The user who was last signed in while this browser's drafts were written; null when unknown. */
export const draftWriter = () => readStored(KEY, isText);

export const setDraftWriter = (uid: string | null) => writeStored(KEY, uid);
