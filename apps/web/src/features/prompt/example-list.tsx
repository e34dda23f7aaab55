import { ArrowUpLeft } from "lucide-react";
import { formFieldsSet } from "../../store/prompt-slice.ts";
import { useAppDispatch, useAppSelector } from "../../store/store.ts";
import { composerMode } from "./choose-model.ts";
import { examplesFor } from "./example-prompts.ts";

const SHOWN = 6;

/** For an empty page: prompts that are one press away from the form. */
export function ExampleList() {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(({ prompt }) => composerMode(prompt.form));
  return (
    <section aria-labelledby="examples" className="enter">
      <h2 id="examples" className="mb-2 px-1 text-14 text-text-2">
        Or start from one of these
      </h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {examplesFor(mode)
          .slice(0, SHOWN)
          .map((prompt) => (
            <li key={prompt}>
              <button
                type="button"
                onClick={() => dispatch(formFieldsSet({ prompt }))}
                className="flex min-h-14 w-full items-center gap-3 rounded-media bg-surface-1 px-4 py-3 text-left text-text-2 transition-colors hover:bg-surface-2 hover:text-text"
              >
                <span className="flex-1">{prompt}</span>
                <ArrowUpLeft size={18} />
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
