import { Shortfall } from "../../../store/shortfall.tsx";
import { gemWords } from "../../../ui/gem-words.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { useEditor } from "./editor.ts";

/** What a step costs is more than there is: how many gems are missing, and the way to them. */
export function ShortSheet({
  gems,
  onClose,
}: {
  readonly gems: number;
  readonly onClose: () => void;
}) {
  const { kit } = useEditor();
  const missing = Math.max(0, gems - (kit.available ?? 0));
  return (
    <Sheet open onClose={onClose} title={`This step costs ${gemWords(gems)}`}>
      {missing > 0 ? (
        <Shortfall missing={missing} kept="Your storyboard is saved." claim={kit.claim} />
      ) : (
        <p className="text-text-2">You have enough gems now. Press the button again.</p>
      )}
    </Sheet>
  );
}
