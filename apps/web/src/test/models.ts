import type { Model } from "@kinora/contracts/prompt/model";

/** Builds a catalogue model with all abilities; a test overrides only what it needs. */
export function model(key: string, about: Partial<Model> = {}): Model {
  return {
    key,
    name: key,
    description: "",
    list: "current",
    kinds: ["video", "image"],
    modes: ["text-to-video", "text-to-image"],
    generatorType: null,
    style: null,
    outputType: "video/mp4",
    extension: "mp4",
    aspectRatios: ["1:1", "9:16", "16:9"],
    durations: [4, 5, 6, 8, 10],
    effects: ["zoom", "action", "motion"],
    settings: ["effect", "fps", "negative_prompt", "zoom", "loop"],
    settingRanges: { zoom: { min: 0.6, max: 1.7 } },
    settingsSchemas: {
      video: {
        zoom: { type: "number", minimum: 0.6, maximum: 1.7, default: 1 },
        loop: { type: "boolean", default: false },
      },
    },
    defaultSettings: { fps: 8, negative_prompt: "" },
    price: "",
    prices: {},
    usualSeconds: {},
    bestFor: {},
    example: null,
    endsOnPicture: false,
    promptMax: null,
    tellsStyle: false,
    servedBy: null,
    sendsPhotos: false,
    takesSeed: true,
    ownKey: false,
    bills: {},
    service: null,
    awayUntil: null,
    available: true,
    unavailableReason: null,
    ...about,
  };
}
