/** Signs of what the owner says to what is switched off. */
export const SWITCH_SENTENCE_MAX = 160;
