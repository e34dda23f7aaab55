import type { Look, ModelStyle, Mood } from "./scene-spec.ts";

/**
 * What a model style of the specification means to an illustration engine: one of its looks, the mood
 * that bends its pigments when the words name none, and whether it frames one figure closely.
 */
export interface Manner {
  readonly look: Look;
  readonly mood?: Mood;
  readonly portrait?: boolean;
}

/** None of them poses as a photograph or as the network whose name it shares. */
export const MANNERS: Readonly<Record<ModelStyle, Manner>> = {
  Realistic: { look: "cinema" },
  Photorealism: { look: "cinema", mood: "epic" },
  Portrait: { look: "cinema", mood: "calm", portrait: true },
  Anime: { look: "anime" },
  "3D Animation": { look: "toy" },
  "Modern Animation": { look: "papercut", mood: "joyful" },
  Comics: { look: "comics" },
  Fantasy: { look: "storybook", mood: "mysterious" },
  Openjourney: { look: "storybook", mood: "epic" },
};
