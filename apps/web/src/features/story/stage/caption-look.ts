import type { CaptionStyle } from "@kinora/contracts/story/story-vocabulary";

/**
 * CSS approximations of the six caption styles: close to what the engine draws, not
 * pixel-identical.
 */
export const CAPTION_LOOKS: Readonly<Record<CaptionStyle, string>> = {
  clean: "font-sans font-semibold text-white [text-shadow:0_1px_4px_#000c]",
  karaoke: "font-sans font-bold text-white [text-shadow:0_1px_5px_#000c]",
  boxed: "font-sans font-medium text-white bg-black/75 rounded-md px-2 py-0.5 box-decoration-clone",
  bold: "font-sans font-black uppercase tracking-tight text-white [-webkit-text-stroke:0.06em_#000] [paint-order:stroke_fill]",
  storybook: "font-[Georgia,serif] italic text-[#fff4d6] [text-shadow:0_1px_4px_#000c]",
  typewriter: "font-mono text-white bg-black/45 px-1.5 box-decoration-clone",
};

/** The style of the word being spoken. */
export const SPOKEN_LOOK = "text-[#ffd84d]";
