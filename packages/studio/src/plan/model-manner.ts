import type { Look, ModelStyle, Mood, Print } from "../scene/scene-spec.ts";

/**
 * What a model style of the specification means to an illustration engine: one of its looks, how that is
 * printed, the mood that bends its pigments when the words name none, and whether it frames one figure closely.
 */
export interface Manner {
  readonly look: Look;
  readonly print?: Print;
  readonly mood?: Mood;
  readonly portrait?: boolean;
}

/** None of them poses as a photograph or as the network whose name it shares. */
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
