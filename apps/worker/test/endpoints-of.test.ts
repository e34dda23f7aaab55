import { expect, test } from "vitest";
import { endpointsOf } from "../src/compose-providers.ts";

const kling = { model: "animated-diffusion", generationModel: "kling 1.6 pro" };
const on = (service: string, day: string) => endpointsOf(service, () => new Date(day))(kling);

test("serves an order whose model has ended with its successor, or with the old endpoint if there is none", () => {
  expect(on("fal", "2026-09-14")).toBe("fal-ai/kling-video/v1.6/pro/text-to-video");
  expect(on("fal", "2026-09-15")).toBe("fal-ai/kling-video/v2.5-turbo/pro/text-to-video");
  expect(on("replicate", "2026-09-15")).toBe("kwaivgi/kling-v2.5-turbo-pro");
  expect(on("somebody else", "2026-09-15")).toBeNull();
});
