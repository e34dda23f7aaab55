import { t } from "@lingui/core/macro";
import { ArrowUpLeft } from "lucide-react";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { SamplePicture } from "../../entities/prompt/sample-picture.tsx";
import { putInPlace } from "../../entities/prompt/written-before.ts";
import { useAppSelector, useAppStore } from "../../store/store.ts";
import { composerMode } from "./choose-model.ts";
import { examplesFor } from "./example-prompts.ts";

const SHOWN = 6;

/** Example prompts for an empty page; a press puts one into the form. */
export function ExampleList() {
  const store = useAppStore();
  const mode = useAppSelector(({ prompt }) => composerMode(prompt.form));
  const prompts = examplesFor(mode).slice(0, SHOWN);
  if (prompts.length === 0) return null;
  // Only modes that need just a prompt have pictures.
  const pictured = mode === "text-to-image" || mode === "text-to-video";
  return (
    <section aria-labelledby="examples" className="enter">
      <h2 id="examples" className="mb-2 px-1 text-14 text-text-2">
        {/* On a phone the field is below. */}
        <span className="max-md:hidden">{t`Or start from one of these`}</span>
        <span className="md:hidden">{t`Start from one of these`}</span>
      </h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              onClick={() => putInPlace(store, formFieldsSet({ prompt }))}
              className="flex min-h-16 w-full items-center gap-3 rounded-media bg-surface-1 p-2 pr-4 text-left text-text-2 transition-colors hover:bg-surface-2 hover:text-text"
            >
              {pictured ? (
                <SamplePicture
                  about="example"
                  name={prompt}
                  className="h-13 w-23 shrink-0 rounded-[8px]"
                />
              ) : (
                <span className="w-1" />
              )}
              <span className="flex-1">{prompt}</span>
              <ArrowUpLeft size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
