/**
 * Domains that sell generation by an API like OpenAI's or with one of their own. A list cannot be
 * complete; it catches addresses that are copied from the documentation of the well-known ones.
 */
const SELLERS = [
  ...["openai.com", "openai.azure.com", "googleapis.com", "x.ai", "mistral.ai"],
  ...["openrouter.ai", "together.xyz", "together.ai", "deepinfra.com", "fireworks.ai", "groq.com"],
  ...[
    "nebius.com",
    "nebius.ai",
    "siliconflow.com",
    "siliconflow.cn",
    "novita.ai",
    "hyperbolic.xyz",
  ],
  ...["huggingface.co", "stability.ai", "aimlapi.com", "fal.run", "fal.ai", "replicate.com"],
  ...["runwayml.com", "bfl.ai", "bfl.ml", "bytepluses.com", "volces.com", "ideogram.ai"],
  ...[
    "elevenlabs.io",
    "comfy.org",
    "comfy.app",
    "api.nvidia.com",
    "dashscope.aliyuncs.com",
    "minimax.io",
    "recraft.ai",
  ],
];

/** Returns whether a server at this origin is a paid service rather than self-hosted. */
export function isSellersAddress(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/\.$/, "");
  return SELLERS.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
