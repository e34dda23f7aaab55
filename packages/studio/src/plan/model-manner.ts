import type { Look, ModelStyle, Mood, Print } from "../scene/scene-spec.ts";

/**
 * How an illustration engine interprets a model style of the specification: one of its looks, the
 * print, the mood that adjusts its pigments when the prompt names none, and whether it frames one
 * figure closely.
 */
export interface Manner {
  readonly look: Look;
  readonly print?: Print;
  readonly mood?: Mood;
  readonly portrait?: boolean;
}

/** None of them imitates a photograph or the network whose name it shares. */
export const MANNERS: Readonly<Record<ModelStyle, Manner>> = {
  Realistic: { look: "cinema", print: "natural" },
  Photorealism: { look: "cinema", print: "grand", mood: "epic" },
  Portrait: { look: "cinema", print: "studio", mood: "calm", portrait: true },
  Anime: { look: "anime" },
  "3D Animation": { look: "toy" },
  "Modern Animation": { look: "papercut", mood: "joyful" },
  Comics: { look: "comics" },
  Fantasy: { look: "storybook", print: "enchanted", mood: "mysterious" },
  Openjourney: { look: "storybook", print: "painted", mood: "epic" },
};
