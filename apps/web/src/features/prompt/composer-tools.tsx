import { t } from "@lingui/core/macro";
import { Dices, History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { useAppStore } from "../../store/store.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Slot } from "../../ui/slot.tsx";
import { type ComposerMode, MUSIC, STORY } from "./choose-model.ts";
import { useImprover } from "./models-api.ts";
import type { ComposerForm } from "./use-composer.ts";

const RestoreRecipe = lazy(() =>
  import("./restore/restore-recipe.tsx").then((m) => ({ default: m.RestoreRecipe })),
);
const ImproveWords = lazy(() =>
  import("./improve-words.tsx").then((m) => ({ default: m.ImproveWords })),
);

/** The slot in which the creation feature shows earlier prompts. */
export interface PastSlot {
  readonly kinds: readonly ("image" | "video" | "music" | "story")[];
  readonly onChoose: (prompt: string) => void;
}

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** Prompts of the user's earlier works. */
    "prompt.past": PastSlot;
  }
}

const KINDS = (mode: ComposerMode): PastSlot["kinds"] =>
  mode === MUSIC ? ["music"] : mode === STORY ? ["story"] : ["image", "video"];

/** Sources of a prompt other than typing: earlier ones, a random one, a file. */
export function ComposerTools({ composer }: { readonly composer: ComposerForm }) {
  const { mode } = composer;
  const improver = useImprover();
  const store = useAppStore();
  const [open, setOpen] = useState(false);
  const write = async (prompt: string) => {
    const { putInPlace } = await import("../../entities/prompt/written-before.ts");
    putInPlace(store, formFieldsSet({ prompt }));
  };
  const surprise = async () => {
    const { surpriseFor } = await import("./surprise.ts");
    await write(surpriseFor(mode, Math.random));
  };
  return (
    <div className="flex shrink-0 items-center">
      <Suspense>
        <RestoreRecipe composer={composer} />
      </Suspense>
      {improver !== null && mode !== "video-upload" && (
        <Suspense>
          <ImproveWords {...{ mode, improver }} onTake={(words) => void write(words)} />
        </Suspense>
      )}
      <IconButton
        label={t`Your earlier prompts`}
        icon={<History size={20} />}
        onClick={() => setOpen(true)}
      />
      {mode !== "video-upload" && (
        <IconButton
          label={t`Surprise me`}
          icon={<Dices size={20} />}
          onClick={() => void surprise()}
        />
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title={t`Your earlier prompts`}>
        <Suspense fallback={<div className="h-40" />}>
          {open && (
            <Slot
              name="prompt.past"
              given={{
                kinds: KINDS(mode),
                onChoose: (prompt) => {
                  void write(prompt);
                  setOpen(false);
                },
              }}
            />
          )}
        </Suspense>
      </Sheet>
    </div>
  );
}
