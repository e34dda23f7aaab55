/**
 * The variables that configure services, apart from their budgets: when none is set, nothing of this
 * package need be loaded to know that nothing is configured.
 */
export const SERVICE_VARIABLES: readonly string[] = [
  ...["ARK_API_KEY", "BFL_API_KEY", "BFL_URL", "BFL_WEBHOOKS", "BYTEPLUS_URL", "COMFYUI_API_URL"],
  ...["COMFYUI_URL", "COMFY_API_KEY", "COMFY_ROUTER_URL", "ELEVENLABS_API_KEY", "ELEVENLABS_URL"],
  ...["FAL_JWKS_URL", "FAL_KEY", "FAL_PLATFORM_URL", "FAL_QUEUE_URL", "GEMINI_API_KEY"],
  ...["GEMINI_URL", "GIVEN_BUDGET_DAY", "GIVEN_BUDGET_MONTH", "IDEOGRAM_API_KEY", "IDEOGRAM_URL"],
  ...["IMAGES_URL", "LANGUAGE_MODEL", "REPLICATE_API_TOKEN", "REPLICATE_URL"],
  ...["REPLICATE_WEBHOOK_SECRET", "RUNWAYML_API_SECRET", "RUNWAY_URL", "SERVICE_LIMITS"],
  ...["SPEECH_URL", "VERTEX_SERVICE_ACCOUNT", "VERTEX_STORAGE_URL", "VERTEX_TOKEN_URL"],
  ...["VERTEX_URL", "VIDEOS_URL"],
];
