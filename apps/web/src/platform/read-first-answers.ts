import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { FIRST_ANSWERS_ID } from "@kinora/contracts/site/first-answers-id";

const NONE: FirstAnswers = { trending: null, creation: null };

/**
 * Returns the answers our own server embedded in the page; none when the service worker served it.
 */
export function readFirstAnswers(): FirstAnswers {
  const block = document.getElementById(FIRST_ANSWERS_ID);
  if (!block?.textContent) return NONE;
  const answers: FirstAnswers = JSON.parse(block.textContent);
  block.remove();
  return answers;
}
