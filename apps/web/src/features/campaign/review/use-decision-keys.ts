import { usePageKeys } from "../../../ui/use-page-keys.ts";

interface DecisionActs {
  readonly approve: () => void;
  readonly reject: () => void;
  readonly next: () => void;
  readonly previous: () => void;
}

/** A approves, R rejects, ← → step through the stories. */
export const useDecisionKeys = (acts: DecisionActs): void =>
  usePageKeys((key) => {
    switch (key) {
      case "a":
        return acts.approve;
      case "r":
        return acts.reject;
      case "ArrowRight":
        return acts.next;
      case "ArrowLeft":
        return acts.previous;
      default:
        return null;
    }
  });
