/** Files that a simulated ComfyUI has, unless a test names others. */
export const ALL_WEIGHTS = [
  ...["v1-5-pruned-emaonly.safetensors", "majicmixRealistic_v7.safetensors"],
  ...["sd_xl_base_1.0.safetensors", "flux1-schnell-fp8.safetensors"],
  ...["mm_sd_v15_v2.ckpt", "v2_lora_ZoomIn.ckpt", "v2_lora_PanLeft.ckpt"],
  ...["zeroscope_v2_576w.pth", "v2-1_512-ema-pruned.safetensors"],
  ...["wan2.2_ti2v_5B_fp16.safetensors", "wan2.2_vae.safetensors"],
  ...["umt5_xxl_fp8_e4m3fn_scaled.safetensors", "ltx-video-2b-v0.9.5.safetensors"],
  "t5xxl_fp16.safetensors",
];
