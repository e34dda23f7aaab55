import { expect, it } from "vitest";
import { requireServices } from "./require-services.ts";
import { StartRefusal } from "./start-refusal.ts";

it.each([
  [
    { FAL_KEY: "k", FAL_QUEUE_URL: "queue.fal.run" },
    'FAL_QUEUE_URL is "queue.fal.run": it must be an address like https://queue.fal.run.',
  ],
  [
    { LANGUAGE_MODEL: "openai:gpt-x" },
    'LANGUAGE_MODEL is "openai:gpt-x", and OPENAI_API_KEY is not set.',
  ],
  [{ SERVICE_LIMITS: "fal=0" }, 'SERVICE_LIMITS has "fal=0": it must be like fal=5.'],
])("rejects %j", async (environment, said) => {
  await expect(requireServices(environment)).rejects.toThrow(new StartRefusal(said));
});

it("accepts an environment without services", async () => {
  await requireServices({ PORT: "4310", FAL_KEY: "" });
});
