/**
 * Id of the element of a page that holds its FirstAnswers. Separate from their schema, which the
 * browser does not need.
 */
export const FIRST_ANSWERS_ID = "first-answers";
