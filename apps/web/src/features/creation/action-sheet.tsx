import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { askedWords } from "./action-outcomes.ts";
import { actionWords, staffWords } from "./action-words.tsx";
import { ReasonSheet } from "./reason-sheet.tsx";

/** Asks before an action: owners confirm what cannot be undone, staff give a reason. */
export function ActionSheet({
  action,
  isOwn,
  onClose,
  onAct,
}: {
  readonly action: ItemAction;
  readonly isOwn: boolean;
  readonly onClose: () => void;
  readonly onAct: (reason?: string) => void;
}) {
  const words = (isOwn ? undefined : staffWords(action)) ?? actionWords(action);
  const asked = { ...words, confirm: askedWords(!isOwn) };
  return isOwn ? (
    <ConfirmSheet words={asked} onClose={onClose} onConfirm={() => onAct()} />
  ) : (
    <ReasonSheet words={asked} onClose={onClose} onConfirm={onAct} />
  );
}
