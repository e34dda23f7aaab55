import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { FIRST_ANSWERS_ID } from "@kinora/contracts/site/first-answers-id";

const NONE: FirstAnswers = { trending: null, creation: null };

/** The answers in the page, which our own server wrote; none where the page was kept by the service worker. */
export function readFirstAnswers(): FirstAnswers {
  const block = document.getElementById(FIRST_ANSWERS_ID);
  if (!block?.textContent) return NONE;
  const answers: FirstAnswers = JSON.parse(block.textContent);
  block.remove();
  return answers;
}
