/** An input: the type that is linked or given, and whether it is required. */
interface NodeInput {
  readonly type: string;
  readonly isRequired: boolean;
}
export interface SimulatedNodeKind {
  readonly inputs: Readonly<Record<string, NodeInput>>;
  /** Types of the outputs in order. */
  readonly outputs: readonly string[];
}

/**
 * Node classes as defined by ComfyUI and its extensions (ComfyUI nodes.py and comfy_extras;
 * ComfyUI-AnimateDiff-Evolved; ComfyUI_ModelScopeT2V): inputs as "name:TYPE", with a question mark
 * when optional. The type of a file is FILE.
 */
const TOLD: Readonly<Record<string, readonly [inputs: string, outputs: string]>> = {
  CheckpointLoaderSimple: ["ckpt_name:FILE", "MODEL CLIP VAE"],
  UNETLoader: ["unet_name:FILE weight_dtype:COMBO", "MODEL"],
  CLIPLoader: ["clip_name:FILE type:COMBO device:COMBO?", "CLIP"],
  VAELoader: ["vae_name:FILE", "VAE"],
  CLIPTextEncode: ["text:STRING clip:CLIP", "CONDITIONING"],
  EmptyLatentImage: ["width:INT height:INT batch_size:INT", "LATENT"],
  EmptySD3LatentImage: ["width:INT height:INT batch_size:INT", "LATENT"],
  RepeatLatentBatch: ["samples:LATENT amount:INT", "LATENT"],
  LatentBatch: ["samples1:LATENT samples2:LATENT", "LATENT"],
  KSampler: [
    "model:MODEL seed:INT steps:INT cfg:FLOAT sampler_name:COMBO scheduler:COMBO positive:CONDITIONING negative:CONDITIONING latent_image:LATENT denoise:FLOAT",
    "LATENT",
  ],
  KSamplerSelect: ["sampler_name:COMBO", "SAMPLER"],
  SamplerCustom: [
    "model:MODEL add_noise:BOOLEAN noise_seed:INT cfg:FLOAT positive:CONDITIONING negative:CONDITIONING sampler:SAMPLER sigmas:SIGMAS latent_image:LATENT",
    "LATENT LATENT",
  ],
  ModelSamplingSD3: ["model:MODEL shift:FLOAT", "MODEL"],
  VAEDecode: ["samples:LATENT vae:VAE", "IMAGE"],
  VAEEncode: ["pixels:IMAGE vae:VAE", "LATENT"],
  LoadImage: ["image:UPLOAD", "IMAGE MASK"],
  ImageScale: ["image:IMAGE upscale_method:COMBO width:INT height:INT crop:COMBO", "IMAGE"],
  PreviewImage: ["images:IMAGE", ""],
  CreateVideo: ["images:IMAGE fps:FLOAT audio:AUDIO?", "VIDEO"],
  SaveVideo: ["video:VIDEO filename_prefix:STRING format:COMBO codec:COMBO", ""],
  Wan22ImageToVideoLatent: [
    "vae:VAE width:INT height:INT length:INT batch_size:INT start_image:IMAGE?",
    "LATENT",
  ],
  LTXVImgToVideo: [
    "positive:CONDITIONING negative:CONDITIONING vae:VAE image:IMAGE width:INT height:INT length:INT batch_size:INT strength:FLOAT",
    "CONDITIONING CONDITIONING LATENT",
  ],
  LTXVConditioning: [
    "positive:CONDITIONING negative:CONDITIONING frame_rate:FLOAT",
    "CONDITIONING CONDITIONING",
  ],
  LTXVScheduler: [
    "steps:INT max_shift:FLOAT base_shift:FLOAT stretch:BOOLEAN terminal:FLOAT latent:LATENT?",
    "SIGMAS",
  ],
  ADE_StandardStaticContextOptions: ["context_length:INT context_overlap:INT", "CONTEXT_OPTIONS"],
  ADE_AnimateDiffLoRALoader: ["name:FILE strength:FLOAT", "MOTION_LORA"],
  ADE_AnimateDiffLoaderGen1: [
    "model:MODEL model_name:FILE beta_schedule:COMBO context_options:CONTEXT_OPTIONS? motion_lora:MOTION_LORA?",
    "MODEL",
  ],
  ADE_PromptScheduling: ["prompts:STRING clip:CLIP max_length:INT?", "CONDITIONING"],
  ModelScopeT2VLoader: [
    "model_path:FILE enable_attn:BOOLEAN enable_conv:BOOLEAN temporal_attn_strength:FLOAT temporal_conv_strength:FLOAT",
    "MODEL",
  ],
};

const words = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");

function readInput(told: string): [string, NodeInput] {
  const [name = "", type = ""] = told.split(":");
  return [name, { type: type.replace("?", ""), isRequired: !type.endsWith("?") }];
}

export const NODE_KINDS: ReadonlyMap<string, SimulatedNodeKind> = new Map(
  Object.entries(TOLD).map(([kind, [inputs, outputs]]) => [
    kind,
    { inputs: Object.fromEntries(words(inputs).map(readInput)), outputs: words(outputs) },
  ]),
);

/** Builds the answer of `/object_info/{kind}`; `{}` for an unknown class. */
export function objectInfo(kind: string, files: readonly string[]): object {
  const known = NODE_KINDS.get(kind);
  if (!known) return {};
  const told = (isRequired: boolean) =>
    Object.fromEntries(
      Object.entries(known.inputs)
        .filter(([, input]) => input.isRequired === isRequired)
        .map(([name, { type }]) => [name, type === "FILE" ? [files, {}] : [type, {}]]),
    );
  return {
    [kind]: {
      ...{ input: { required: told(true), optional: told(false) }, output: known.outputs },
      ...{ name: kind, output_node: known.outputs.length === 0 },
    },
  };
}
