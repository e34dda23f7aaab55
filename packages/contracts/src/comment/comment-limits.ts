/** Minutes in which its author may change a comment. */
export const COMMENT_EDIT_MINUTES = 15;
/** Hours that an account must have existed before it comments. */
export const COMMENT_ACCOUNT_HOURS = 24;
