/** Id of the element of a page that holds its FirstAnswers. Apart from their schema, which the browser does without. */
export const FIRST_ANSWERS_ID = "first-answers";
