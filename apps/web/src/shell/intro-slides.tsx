import { EXAMPLE_PROMPTS } from "@kinora/contracts/prompt/example-prompts";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { formFieldsSet } from "../entities/prompt/prompt-slice.ts";
import { useAppDispatch } from "../store/store.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/class-names.ts";
import { IntroDialog } from "./intro-dialog.tsx";
import { IntroPicture, type IntroScene } from "./intro-picture.tsx";

interface Slide {
  readonly scene: IntroScene;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const SLIDES: readonly [Slide, ...Slide[]] = [
  {
    scene: "write",
    title: msg`Write what you want to see`,
    text: msg`One sentence is enough: who, where, what light, what weather.`,
  },
  {
    scene: "develop",
    title: msg`Watch it develop`,
    text: msg`You see the price before you press, and the real work as it happens.`,
  },
  {
    scene: "show",
    title: msg`Keep it or share it`,
    text: msg`It's yours. It's in the feed only if you add it.`,
  },
];

const EXAMPLE = EXAMPLE_PROMPTS[0];

/** Three slides that end in a pre-filled form. */
export function IntroSlides({ onClose }: { readonly onClose: () => void }) {
  const [at, setAt] = useState(0);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const slide = SLIDES[at] ?? SLIDES[0];
  const last = at === SLIDES.length - 1;

  const next = () => {
    if (!last) {
      setAt(at + 1);
      return;
    }
    dispatch(formFieldsSet({ prompt: EXAMPLE }));
    onClose();
    void navigate({ to: "/create" });
  };

  return (
    <IntroDialog onClose={onClose} title={t(slide.title)} description={t(slide.text)}>
      <IntroPicture scene={slide.scene} />
      <div className="mt-5 flex items-center justify-between gap-3">
        <Button look="ghost" onClick={onClose}>
          {t`Skip`}
        </Button>
        <ol
          className="flex gap-1.5"
          aria-label={t`Slide ${{ number: at + 1 }} of ${{ count: SLIDES.length }}`}
        >
          {SLIDES.map(({ scene }, index) => (
            <li
              key={scene}
              className={cx(
                "h-1.5 rounded-full transition-[width,background-color] duration-200",
                index === at ? "w-5 bg-text" : "w-1.5 bg-surface-3",
              )}
            />
          ))}
        </ol>
        <Button look="primary" onClick={next}>
          {last ? t`Try it` : t`Next`}
          {!last && <ArrowRight size={18} />}
        </Button>
      </div>
    </IntroDialog>
  );
}
