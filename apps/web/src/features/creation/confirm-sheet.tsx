import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import type { ActionWords } from "./action-words.tsx";

/** Asks once before what cannot be undone. */
export function ConfirmSheet({
  words,
  onConfirm,
  onClose,
}: {
  readonly words: ActionWords;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={`${words.label}?`} description={words.confirm ?? ""}>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep it</Button>
        <Button look="danger" icon={words.icon} onClick={confirm}>
          {words.label}
        </Button>
      </div>
    </Sheet>
  );
}
