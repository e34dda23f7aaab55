import { promptForm } from "@kinora/contracts/prompt/prompt-form";
import { describe, expect, it } from "vitest";
import { model } from "../../../test/models.ts";
import { readRecipeFile } from "./read-recipe-file.ts";
import { restoreForm } from "./restore-form.ts";

const recipe = {
  type: "text-to-video",
  model: "animated-diffusion",
  generationModel: "core",
  prompt: "a fox in the snow",
  negative_prompt: "people",
  aspectRatio: "9:16",
  width: 720,
  height: 1280,
  duration: 8,
  fps: 24,
  style: "comics",
  effect: "zoom",
  seed: 41,
  theme: "informative",
  tone: "basic",
  caption: "bottom",
  engine: "studio",
  engineVersion: "studio-2",
  priceVersion: 1,
  kind: "video",
};

const models = [model("core"), model("animated-diffusion")];

describe("restoreForm", () => {
  it("fills the form with every setting of the recipe, including the seed", () => {
    expect(restoreForm(recipe, models)).toEqual({
      losses: [],
      overClip: false,
      form: {
        type: "text-to-video",
        model: "animated-diffusion",
        generationModel: "core",
        prompt: "a fox in the snow",
        additionalParams: {
          duration: 8,
          fps: 24,
          theme: "informative",
          tone: "basic",
          caption: "bottom",
          style: "comics",
          aspectRatio: "9:16",
          effect: "zoom",
          seed: 41,
          negative_prompt: "people",
        },
      },
    });
  });

  it("reads recipes written by the command line", () => {
    const plain = { prompt: "a fox", negativePrompt: "rain", kind: "image", duration: 0, fps: 0 };
    expect(restoreForm({ ...plain, effect: null, seed: 7 }, models)).toEqual({
      losses: [],
      overClip: false,
      form: {
        type: "text-to-image",
        prompt: "a fox",
        additionalParams: { negative_prompt: "rain", seed: 7 },
      },
    });
    expect(restoreForm({ ...plain, kind: "video", duration: 5 }, models)?.form).toMatchObject({
      type: "text-to-video",
      additionalParams: { duration: 5 },
    });
  });

  it.each(["text-to-music", "photo-to-video", "video-upload"])("keeps the mode %s", (type) => {
    expect(restoreForm({ ...recipe, type }, models)?.form.type).toBe(type);
  });

  it("keeps a film without an effect that way", () => {
    const effectOf = (type: string) =>
      restoreForm({ ...recipe, type, effect: null }, models)?.form.additionalParams;
    for (const type of ["text-to-video", "photo-to-video"])
      expect(effectOf(type)).toHaveProperty("effect", null);
    for (const type of ["text-to-image", "text-to-music"])
      expect(effectOf(type)).not.toHaveProperty("effect");
  });

  it("asks for the clip again when one was painted over", () => {
    const inputs = { initialVideo: { hash: "ab" } };
    expect(restoreForm({ ...recipe, effect: null, inputs }, models)).toMatchObject({
      overClip: true,
      losses: ["the clip it began with (add it again)"],
    });
    expect(restoreForm(recipe, models)?.overClip).toBe(false);
  });

  it("lists what it cannot restore and keeps the rest", () => {
    const inputs = { initialImage: { hash: "ab" }, lastImage: { hash: "cd" } };
    const strange = { ...recipe, generationModel: "sora 9", duration: 7, seed: -5, inputs };
    const restored = restoreForm(strange, [...models, model("veo 3", { available: false })]);
    expect(restored?.losses).toEqual([
      "the photo it began with (add it again)",
      "the picture it ended on (add it again)",
      "the model “sora 9”, which isn't available here",
      "the length",
      "the setting seed",
    ]);
    expect(restored?.form.additionalParams).toMatchObject({ style: "comics", effect: "zoom" });
    const hosted = { ...recipe, generationModel: "veo 3" };
    expect(
      restoreForm(hosted, [...models, model("veo 3", { available: false })])?.losses,
    ).toHaveLength(1);
  });

  it.each([
    ["nothing", null],
    ["a list", ["a fox"]],
    ["no prompt", { seed: 1 }],
    ["an endless prompt", { prompt: "x".repeat(1_000_000) }],
    ["a prompt that cannot be seen", { prompt: "\u200b \u200b" }],
    ["an object as prompt", { prompt: { toString: "a fox" } }],
  ])("restores nothing from %s", (_case, hostile) => {
    expect(restoreForm(hostile, models)).toBeNull();
  });

  it("accepts only values that the server's schema accepts", () => {
    const hostile = JSON.parse(`{
      "prompt": "a fox", "private": false, "hidden": false, "parentId": "somebody else's",
      "__proto__": {"seed": 1}, "constructor": {"prototype": {}}, "story": {"description": 1},
      "model": ["a"], "generationModel": 4, "type": "text-to-story'; drop table", "style": "<b>",
      "fps": 1e9, "zoom": "9", "scheduler": {"a": 1}, "seed": 1e400, "loop": "yes"
    }`);
    const restored = restoreForm(hostile, models);
    expect(promptForm.parse(restored?.form)).toEqual({
      prompt: "a fox",
      type: "text-to-image",
      additionalParams: {},
    });
    expect(restored?.losses).toContain("the frame rate");
  });
});

/** An MP4 file that contains only XMP. */
function mp4With(text: string): File {
  const packet = `<rdf:Description kinora:Engine="studio-2" Iptc4xmpExt:DigitalSourceType="x">
    <kinora:Recipe>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</kinora:Recipe>`;
  const content = new TextEncoder().encode(packet);
  const box = new Uint8Array(24 + content.length);
  const type = [0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3];
  new DataView(box.buffer).setUint32(0, box.length);
  box.set([...new TextEncoder().encode("uuid"), ...type, 0xaf, 0xac], 4);
  box.set(content, 24);
  const head = new Uint8Array([0, 0, 0, 12, ...new TextEncoder().encode("ftypisom")]);
  return new File([head, box], "fox.mp4");
}

describe("readRecipeFile", () => {
  it("reports what it restored and from which file", async () => {
    const read = await readRecipeFile(mp4With(JSON.stringify({ ...recipe, duration: 7 })), models);
    expect(read.form?.prompt).toBe("a fox in the snow");
    expect(read.sentence).toBe("Restored from fox.mp4. Not restored: the length.");
  });

  it("reports a file without a recipe", async () => {
    const holiday = new File([new Uint8Array(5_000)], `${"holiday".repeat(20)}.jpg`);
    const broken = mp4With('{"prompt": "a f');
    for (const file of [holiday, broken, new File([], "empty.png")]) {
      const { form, sentence } = await readRecipeFile(file, models);
      expect(form).toBeNull();
      expect(sentence).toMatch(/^.{1,40} has no recipe\./);
    }
  });
});
