import { t } from "@lingui/core/macro";
import { CloudOff } from "lucide-react";
import { errorSentence } from "../../../store/error-sentence.ts";
import { useEditor } from "../edit/editor.ts";

/** Whether the displayed board is saved on the server. */
export function SaveState() {
  const { phase, saveError, flush } = useEditor();
  if (phase === "saved") return <span>{t`Saved`}</span>;
  if (phase === "unsaved" || phase === "saving") return <span>{t`Saving`}</span>;
  if (phase === "conflict") return <span>{t`Changed elsewhere`}</span>;
  const { title, advice } = errorSentence(saveError);
  return (
    <span role="alert" className="flex flex-wrap items-center gap-1.5 text-text">
      <CloudOff size={14} className="text-warn" aria-hidden="true" />
      {t`Not saved: ${title}. ${advice}`}
      <button
        type="button"
        onClick={() => void flush()}
        className="reach px-1 font-medium underline underline-offset-4"
      >
        {t`Try again`}
      </button>
    </span>
  );
}
