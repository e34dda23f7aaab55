import { EXAMPLE_PROMPTS } from "@kinora/contracts/prompt/example-prompts";
import { t } from "@lingui/core/macro";
import { SamplePicture } from "../entities/prompt/sample-picture.tsx";
import { useSample } from "../entities/prompt/samples.ts";
import { cx } from "../ui/class-names.ts";

export type IntroScene = "write" | "develop" | "show";

const [PROMPT] = EXAMPLE_PROMPTS;
const SHOWN = EXAMPLE_PROMPTS.slice(0, 6);

/**
 * The picture of a slide: the prompt in its field, then what this server made from exactly that
 * prompt. The first slide loads no picture, because it appears while the page's own pictures are
 * still loading.
 */
export function IntroPicture({ scene }: { readonly scene: IntroScene }) {
  return (
    <div
      aria-hidden="true"
      className="relative aspect-video overflow-hidden rounded-media bg-[linear-gradient(140deg,oklch(0.34_0.06_300),oklch(0.2_0.03_250))]"
    >
      {scene === "write" && <Written />}
      {scene === "develop" && <Developing />}
      {scene === "show" && (
        <div className="grid size-full grid-cols-3 grid-rows-2 gap-1.5">
          {SHOWN.map((prompt) => (
            <div key={prompt} className="relative">
              <SamplePicture about="example" name={prompt} className="size-full rounded-lg" />
              <Words of={prompt} className="line-clamp-3 text-12" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Written() {
  return (
    <div className="absolute inset-0 grid place-items-center px-6 sm:px-10">
      <div className="enter w-full rounded-panel border border-line bg-surface-1 px-5 pt-4 pb-3 shadow-xl">
        <p className="text-16 text-text">
          {PROMPT}
          <span className="ml-0.5 inline-block h-5 w-0.5 translate-y-1 bg-accent" />
        </p>
        <p className="mt-4 flex justify-end">
          <span className="rounded-full bg-accent px-4 py-1.5 text-14 font-medium text-accent-ink">
            {t`Create`}
          </span>
        </p>
      </div>
    </div>
  );
}

function Developing() {
  return (
    <>
      <SamplePicture
        about="example"
        name={PROMPT}
        className="absolute inset-0 scale-105 blur-md saturate-50"
      />
      <Words of={PROMPT} className="mb-14 text-16" />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/70 to-transparent p-4 pt-12 text-white">
        <p className="flex justify-between text-14 font-medium">
          <span>{t`Rendering`}</span>
          <span className="nums">64%</span>
        </p>
        <div className="mt-2 h-1 overflow-hidden rounded-full bg-white/25">
          <div className="bar-gem h-full w-[64%] rounded-full" />
        </div>
      </div>
    </>
  );
}

/** Shown in place of a picture that a new server has not drawn yet, like on a work in progress. */
function Words({ of, className }: { readonly of: string; readonly className: string }) {
  if (useSample("example", of) !== null) return null;
  return (
    <p
      className={cx(
        "absolute inset-x-2 inset-y-0 m-auto h-fit text-center font-title text-text-2",
        className,
      )}
    >
      {of}
    </p>
  );
}
