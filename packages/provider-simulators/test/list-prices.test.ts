import { CHECKED_ON } from "@kinora/catalogue/checked-on";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { expect, test } from "vitest";
import { billOf } from "../src/bill/bill-of.ts";
import { FREE_SERVERS, LISTED_ON } from "../src/bill/list-prices.ts";

const ROUTES = MODEL_ENTRIES.flatMap(({ routes }) => routes).filter(
  ({ service, ownServer }) => service !== null || ownServer !== null,
);
const order = { input: { prompt: "a fox", duration: 5, width: 1280, height: 720 }, priceFactor: 1 };

test("the prices are of the day on which the catalogue's were checked", () => {
  expect(LISTED_ON).toBe(CHECKED_ON);
});

test.each(ROUTES)("$protocol has a price for $endpoint, unless it is one's own server", (route) => {
  const { protocol, endpoint } = route;
  const { mills } = billOf(protocol, { ...order, endpoint });
  expect(mills > 0).toBe(!FREE_SERVERS.includes(protocol));
});

test.each([
  ["fal", "fal-ai/flux-pro/v1.1", { image_size: { width: 1024, height: 1024 } }, 41.94],
  ["fal", "fal-ai/veo3.1", { duration: "8s", generate_audio: false }, 1_600],
  ["fal", "fal-ai/veo3.1", { duration: "8s" }, 3_200],
  ["fal", "fal-ai/ideogram/v3", { rendering_speed: "QUALITY", num_images: 2 }, 180],
  ["fal", "fal-ai/elevenlabs/music", { music_length_ms: 61_000 }, 1_200],
  ["replicate", "bytedance/seedance-1-pro", { duration: 10, resolution: "1080p" }, 1_500],
  ["runway", "gen4_turbo", { duration: 10, ratio: "1280:720" }, 500],
  ["byteplus", "seedance-1-0-pro-250528", { duration: 10, resolution: "720p" }, 540],
  ["elevenlabs", "a-voice", { text: "a".repeat(500), model_id: "m" }, 120],
  ["comfyui", "image", {}, 0],
] as const)("bills what %s is asked for: %s, %j", (service, endpoint, input, mills) => {
  expect(billOf(service, { endpoint, input, priceFactor: 1 }).mills).toBeCloseTo(mills, 2);
  expect(billOf(service, { endpoint, input, priceFactor: 1.6 }).mills).toBeCloseTo(1.6 * mills, 2);
});
