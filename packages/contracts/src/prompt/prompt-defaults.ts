/** Defaults of the specification, section 3. */
export const PROMPT_DEFAULTS = {
  model: "animated-diffusion",
  generationModel: "kling 1.6 pro",
  type: "text-to-image",
  hidden: false,
  private: false,
  story: { description: "", summary: [] as readonly string[] },
  additionalParams: {
    duration: 5,
    theme: "informative",
    style: "photorealistic",
    tone: "basic",
    caption: "bottom",
    aspectRatio: "16:9",
    seed: -1,
  },
} as const;
