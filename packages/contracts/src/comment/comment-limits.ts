/** Minutes in which its author may change a comment. */
export const COMMENT_EDIT_MINUTES = 15;
/** Hours that an account must have existed before it comments. */
export const COMMENT_ACCOUNT_HOURS = 24;
export const COMMENT_TEXT_MAX = 1_000;
/** Links in a comment, once the account is older than COMMENT_LINK_DAYS; none before. */
export const COMMENT_LINKS_MAX = 2;
export const COMMENT_LINK_DAYS = 7;
/** People that a comment mentions. */
export const COMMENT_MENTIONS_MAX = 10;
/** Comments that a person may write within a span, and to one person other than themselves within a day. */
export const COMMENT_RATES = { minute: 5, day: 100, receiver: 30 } as const;
export type CommentRate = keyof typeof COMMENT_RATES;
/** Hours in which the same text is not written twice, whatever it is about. */
export const COMMENT_REPEAT_HOURS = 24;
/** Replies that are shown with a comment; the others follow page by page. */
export const COMMENT_REPLIES_SHOWN = 2;
