import { isText, readStored, writeStored } from "../../store/stored-value.ts";

const KEY = "promptWriter";

/** Who was signed in last while the drafts of this browser were written; null: nobody that is known. */
export const draftWriter = () => readStored(KEY, isText);

export const setDraftWriter = (uid: string | null) => writeStored(KEY, uid);
