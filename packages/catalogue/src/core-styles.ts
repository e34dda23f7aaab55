import type { VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import type { CatalogueStyle, ModelEntry } from "@kinora/domain/prompt/model-entry";
import { ANIMATION_DEFAULTS } from "./core-families.ts";
import { STUDIO_ABILITIES, STUDIO_ROUTE } from "./studio-route.ts";

/** Styles of the animation family, and the visual style a form would ask for. */
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

/** The style of a model of this page; null for every other model. */
export function modelStyleOf(key: string): Exclude<CatalogueStyle, "Core"> | null {
  return (
    Object.keys(STYLES)
      .filter(isModelStyle)
      .find((style) => keyOf(style) === key) ?? null
  );
}

const keyOf = (style: string) => `animated-diffusion ${style.toLowerCase()}`;

/** Manners of the illustration engine. */
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
