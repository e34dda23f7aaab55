import type { VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import type { CatalogueStyle, ModelEntry } from "@kinora/domain/prompt/model-entry";
import { ANIMATION_DEFAULTS } from "./core-families.ts";
import { STUDIO_ABILITIES, STUDIO_ROUTE } from "./studio-route.ts";

/** Styles of the animation family, each with the visual style that the form would request. */
const STYLES: Readonly<Record<Exclude<CatalogueStyle, "Core">, VisualStyle>> = {
  Realistic: "photorealistic",
  Anime: "anime",
  "3D Animation": "animation",
  Comics: "comics",
  Fantasy: "illustration",
  Photorealism: "photorealistic",
  Openjourney: "illustration",
  "Modern Animation": "animation",
  Portrait: "photorealistic",
};

function isModelStyle(name: string): name is Exclude<CatalogueStyle, "Core"> {
  return name in STYLES;
}

/** Returns the style of a model defined here; null for every other model. */
export function modelStyleOf(key: string): Exclude<CatalogueStyle, "Core"> | null {
  return (
    Object.keys(STYLES)
      .filter(isModelStyle)
      .find((style) => keyOf(style) === key) ?? null
  );
}

const keyOf = (style: string) => `animated-diffusion ${style.toLowerCase()}`;

/** Styles of the illustration engine, as models. */
export const CORE_STYLES: readonly ModelEntry[] = Object.keys(STYLES)
  .filter(isModelStyle)
  .map((style) => ({
    ...STUDIO_ABILITIES,
    key: keyOf(style),
    name: `Animated Diffusion ${style}`,
    list: "current",
    role: "family",
    generatorType: "Animation",
    style,
    visualStyle: STYLES[style],
    defaultSettings: ANIMATION_DEFAULTS,
    hiddenSettings: { scheduler: "euler", model_name: style.toLowerCase() },
    routes: [STUDIO_ROUTE],
  }));
