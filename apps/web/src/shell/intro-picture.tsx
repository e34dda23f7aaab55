import { EXAMPLE_PROMPTS } from "@kinora/contracts/prompt/example-prompts";
import { SamplePicture } from "../store/sample-picture.tsx";

export type IntroScene = "write" | "develop" | "show";

const [PROMPT] = EXAMPLE_PROMPTS;
const SHOWN = EXAMPLE_PROMPTS.slice(0, 6);

/** What a slide shows: what this server itself drew for exactly the words of the slide. */
export function IntroPicture({ scene }: { readonly scene: IntroScene }) {
  return (
    <div
      aria-hidden="true"
      className="relative aspect-video overflow-hidden rounded-media bg-[linear-gradient(140deg,oklch(0.34_0.06_300),oklch(0.2_0.03_250))]"
    >
      {scene === "show" ? (
        <div className="grid size-full grid-cols-3 grid-rows-2 gap-1.5">
          {SHOWN.map((prompt) => (
            <SamplePicture key={prompt} about="example" name={prompt} className="rounded-lg" />
          ))}
        </div>
      ) : (
        <SamplePicture
          key={scene}
          about="example"
          name={PROMPT}
          className={
            scene === "develop"
              ? "absolute inset-0 scale-105 blur-md saturate-50"
              : "absolute inset-0 brightness-45"
          }
        />
      )}
      {scene === "write" && (
        <p className="enter absolute inset-0 grid place-items-center px-8 text-center font-title text-20 font-medium text-white">
          {PROMPT}
        </p>
      )}
      {scene === "develop" && (
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/70 to-transparent p-4 pt-12 text-white">
          <p className="flex justify-between text-14 font-medium">
            <span>Rendering</span>
            <span className="nums">64 %</span>
          </p>
          <div className="mt-2 h-1 overflow-hidden rounded-full bg-white/25">
            <div className="bar-gem h-full w-[64%] rounded-full" />
          </div>
        </div>
      )}
    </div>
  );
}
