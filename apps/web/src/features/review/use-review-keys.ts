import { usePageKeys } from "../../ui/use-page-keys.ts";

interface ReviewActs {
  /** Answers the current question by its place, from 0. */
  readonly choose: (answer: number) => void;
  readonly step: (by: number) => void;
  readonly go: (by: number) => void;
  readonly send: () => void;
  readonly pass: () => void;
}

/**
 * 1 2 3 answer, ← → change the answer, ↑ ↓ the question, Enter sends and S passes over: once a press,
 * because works that are passed over never come back.
 */
export const useReviewKeys = (acts: ReviewActs): void => usePageKeys((key) => actOf(key, acts));

function actOf(key: string, acts: ReviewActs): (() => void) | null {
  switch (key) {
    case "1":
    case "2":
    case "3":
      return () => acts.choose(Number(key) - 1);
    case "ArrowLeft":
      return () => acts.step(-1);
    case "ArrowRight":
      return () => acts.step(1);
    case "ArrowUp":
      return () => acts.go(-1);
    case "ArrowDown":
      return () => acts.go(1);
    case "Enter":
      return acts.send;
    case "s":
      return acts.pass;
    default:
      return null;
  }
}
