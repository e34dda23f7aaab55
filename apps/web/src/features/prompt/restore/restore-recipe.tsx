import { t } from "@lingui/core/macro";
import { FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useAppStore } from "../../../store/store.ts";
import { useSay } from "../../../store/use-say.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { ComposerForm } from "../use-composer.ts";

const CARRIERS = "image/png,image/webp,video/mp4,audio/mpeg,audio/wav,audio/midi,.mp3,.wav,.mid";

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;

/** Fills the form with the recipe of a file dropped on the page or chosen with the button. */
export function RestoreRecipe({ composer }: { readonly composer: ComposerForm }) {
  const store = useAppStore();
  const { say, saySorry } = useSay();
  const picker = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);

  const take = async (file: File) => {
    // Loaded on demand, because the recipe reader is large and few users drop a file.
    const { takeFile } = await import("./take-file.ts");
    await takeFile(file, { composer, store, say });
  };
  const takeOrSay = (file: File) => void take(file).catch(saySorry);
  const taker = useRef(takeOrSay);
  taker.current = takeOrSay;

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // The composer's own file fields handle drops themselves.
      setDragging(!event.defaultPrevented);
      event.preventDefault();
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setDragging(false);
    const drop = (event: DragEvent) => {
      setDragging(false);
      const file = event.dataTransfer?.files[0];
      if (event.defaultPrevented || file === undefined) return;
      event.preventDefault();
      taker.current(file);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);

  return (
    <>
      <IconButton
        label={t`Use a file's recipe`}
        icon={<FileUp size={20} />}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept={CARRIERS}
        aria-label={t`A file made with Kinora`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows choosing the same file again.
          target.value = "";
          if (file) takeOrSay(file);
        }}
      />
      {dragging && (
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-black/60 p-6">
          <p className="enter rounded-panel border-2 border-dashed border-accent bg-surface-1 px-8 py-6 text-center text-16 font-medium">
            {t`Drop a file made with Kinora to use its recipe`}
          </p>
        </div>
      )}
    </>
  );
}
