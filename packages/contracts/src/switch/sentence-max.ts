/** Maximum characters of the owner's message about switched-off features. */
export const SWITCH_SENTENCE_MAX = 160;
