import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { embeddedRecipe } from "@kinora/contracts/recipe/public-recipe";
import { type Recipe, recipe as recipeSchema } from "@kinora/contracts/recipe/recipe";
import { describe, expect, it } from "vitest";
import { readRecipeFile } from "./read-recipe-file.ts";

/** What the server writes into every file, with all defaults resolved. */
const common = {
  ...{ model: "animated-diffusion", negative_prompt: "fog", aspectRatio: "9:16", style: "comics" },
  ...{ width: 720, height: 1280, seed: 41, theme: "", tone: "", caption: "" },
  ...{ engine: "studio", engineVersion: "studio-3", priceVersion: 1 },
} as const;
const hash = "ab".repeat(32);
const photo = { hash, mimeType: "image/webp", width: 10, height: 10, duration: null };
const picture = {
  ...{ ...common, type: "text-to-image", prompt: "a fox & an owl", generationModel: null },
  ...{ duration: null, fps: null, effect: null },
} as const;
const film = {
  ...{ ...common, type: "text-to-video", prompt: "a fox — 雪", generationModel: "core" },
  ...{ duration: 8, fps: 24, effect: "zoom", guidance_scale: 9, zoom: 1.4, loop: true },
} as const;
const passage = { ...film, loop: undefined, last_prompt: "an owl & 雪" } as const;
const photoFilm = {
  ...{ ...common, type: "photo-to-video", prompt: "slow <orbit>", generationModel: "core" },
  ...{ duration: 5, fps: 24, effect: null, inputs: { initialImage: photo } },
} as const;
const music = {
  ...{ ...common, type: "text-to-music", prompt: '"quiet" jazz' },
  generationModel: "studio music",
  ...{ duration: 60, fps: null, effect: null, loop: true },
} as const;

const bytes = (text: string) => [...new TextEncoder().encode(text)];
const big = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const little = (value: number) => big(value).toReversed();
const seven = (value: number) => [21, 14, 7, 0].map((shift) => (value >>> shift) & 0x7f);

/** A packet as the engine writes it, in the place each format reserves for it. */
const CARRIERS = {
  png: (xmp: string) => {
    const content = bytes(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`);
    const head = [0x89, ...bytes("PNG\r\n\x1a\n")];
    return [...head, ...big(content.length), ...bytes("iTXt"), ...content, 0, 0, 0, 0];
  },
  webp: (xmp: string) => {
    const content = bytes(xmp);
    return [...bytes("RIFF\0\0\0\0WEBPXMP "), ...little(content.length), ...content, 0];
  },
  mp4: (xmp: string) => {
    const type = "be7acfcb97a942e89c71999491e3afac".match(/../g) ?? [];
    const content = [...type.map((pair) => Number.parseInt(pair, 16)), ...bytes(xmp)];
    return [
      ...big(12),
      ...bytes("ftypisom"),
      ...big(8 + content.length),
      ...bytes("uuid"),
      ...content,
    ];
  },
  mp3: (xmp: string) => {
    const content = bytes(`XMP\0${xmp}`);
    const frame = [...bytes("PRIV"), ...big(content.length), 0, 0, ...content];
    return [...bytes("ID3\x03\0\0"), ...seven(frame.length), ...frame];
  },
  wav: (xmp: string) => {
    const content = bytes(xmp);
    return [...bytes("RIFF\0\0\0\0WAVE_PMX"), ...little(content.length), ...content, 0];
  },
  mid: (xmp: string) => {
    const content = bytes(xmp);
    const event = [0, 0xff, 1, 0x80 | (content.length >> 7), content.length & 0x7f, ...content];
    const track = [...bytes("MTrk"), ...big(event.length), ...event];
    return [...bytes("MThd"), ...big(6), 0, 0, 0, 1, 1, 0xe0, ...track];
  },
} as const;

function fileWith(recipe: Recipe, extension: keyof typeof CARRIERS): File {
  const text = JSON.stringify(embeddedRecipe(recipe))
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  const packet = `<?xpacket begin="" id="1"?><x><rdf:Description kinora:Engine="studio-3"
    Iptc4xmpExt:DigitalSourceType="term"><kinora:Recipe>${text}</kinora:Recipe>
    </rdf:Description></x><?xpacket end="r"?>`;
  return new File([new Uint8Array(CARRIERS[extension](packet))], `mine.${extension}`);
}

/** The settings common to a recipe and a form; a form omits what a recipe lacks. */
function settingsOf(recipe: Recipe): PromptForm["additionalParams"] {
  const { duration, fps, effect, style, aspectRatio, seed, negative_prompt } = recipe;
  const all = {
    duration,
    fps,
    style,
    aspectRatio,
    seed,
    negative_prompt,
    ...recipe.settings,
  };
  const said = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
  const filmed = recipe.type.endsWith("video");
  return { ...Object.fromEntries(said), ...(filmed ? { effect } : {}) };
}

describe("a result dropped on the form reproduces itself", () => {
  it.each([
    ["a picture", picture, ["png", "webp"]],
    ["a film", film, ["mp4"]],
    ["a film that ends on other words", passage, ["mp4"]],
    ["a film of a photo", photoFilm, ["mp4"]],
    ["a piece of music", music, ["mp3", "wav", "mid"]],
  ] as const)("%s", async (_kind, made, extensions) => {
    const recipe = recipeSchema.parse(made);
    for (const extension of extensions) {
      const { form, sentence } = await readRecipeFile(fileWith(recipe, extension), []);
      expect(form, extension).toEqual({
        prompt: made.prompt,
        type: made.type,
        model: made.model,
        ...(made.generationModel === null ? {} : { generationModel: made.generationModel }),
        additionalParams: settingsOf(recipe),
      });
      const rest = "inputs" in made ? " Not restored: the photo it began with (add it again)." : "";
      expect(sentence).toBe(`Restored from mine.${extension}.${rest}`);
    }
  });
});
