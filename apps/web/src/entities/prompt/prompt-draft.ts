import { isRecord, readStored, writeStored } from "../../store/stored-value.ts";

const KEY = "promptDraft";

/** The form as last saved in this browser, not validated: it may be damaged. */
export const promptDraft = () => readStored(KEY, isRecord);

export const writePromptDraft = (draft: object) => writeStored(KEY, draft);
