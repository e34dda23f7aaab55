import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { Copy } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { titleOf } from "../../../entities/creation/title-of.ts";
import { isRecord, isText } from "../../../store/stored-value.ts";
import { useSay } from "../../../store/use-say.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { ClampedText } from "./clamped-text.tsx";

const CopySheet = lazy(() =>
  import("../../../ui/copy-sheet.tsx").then((m) => ({ default: m.CopySheet })),
);

const TITLE = "text-20 leading-snug! font-medium!";

/** The title and the prompt of a work, clamped to two lines each. */
export function ItemHeading({ creation }: { readonly creation: Creation }) {
  const { prompt } = creation;
  const { title, words } = headingOf(creation);
  const { say } = useSay();
  const [byHand, setByHand] = useState(false);
  const copy = () =>
    void copyText(prompt).then((done) =>
      done ? say(t`Prompt copied.`, "success") : setByHand(true),
    );
  return (
    <div className="flex flex-col gap-2">
      <title>{t`${{ title: titleOf(creation).slice(0, 60) }} · Kinora`}</title>
      {title === null ? (
        <ClampedText as="h1" text={words} className={TITLE} />
      ) : (
        <>
          <h1 dir="auto" className={`${TITLE} wrap-anywhere`}>
            {title}
          </h1>
          {words !== "" && <ClampedText text={words} className="text-14 text-text-2" />}
        </>
      )}
      {prompt !== "" && (
        <button
          type="button"
          onClick={copy}
          className="reach inline-flex items-center gap-1.5 self-start text-12 text-text-2 hover:text-text"
        >
          <Copy size={14} aria-hidden="true" />
          {t`Copy prompt`}
        </button>
      )}
      <Suspense>
        {byHand && (
          <CopySheet title={t`Copy prompt`} text={prompt} onClose={() => setByHand(false)} />
        )}
      </Suspense>
    </div>
  );
}

/**
 * Splits heading and text. The prompt of a story's film contains both: the title of its board, then
 * its subject.
 */
function headingOf({ title, prompt, recipe }: Creation) {
  const told = isRecord(recipe.story) && isRecord(recipe.story.board) ? recipe.story.board : {};
  if (title !== null || !isText(told.title) || told.title === "") return { title, words: prompt };
  if (!prompt.startsWith(told.title)) return { title, words: prompt };
  return { title: told.title, words: prompt.slice(told.title.length).replace(/^:?\s+/, "") };
}
