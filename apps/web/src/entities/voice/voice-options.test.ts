import { expect, test } from "vitest";
import { options } from "../../test/story-builders.ts";
import { voiceOptions } from "./voice-options.tsx";

const voice = { key: "speech/a", name: "a", gender: null, service: "A server", gems: 0 };
const hintOf = (about: object) =>
  voiceOptions(options({ hostedVoices: [{ ...voice, languages: ["en-US"], ...about }] })).at(-1)
    ?.hint;

test("states where a service's voice runs, its languages and its price", () => {
  expect(hintOf({})).toBe("A server, American English · free");
  expect(hintOf({ languages: ["it", "de"] })).toBe("A server, Italian, German · free");
  const many = { languages: ["en", "de", "fr", "it"], gender: "female", gems: 60 };
  expect(hintOf(many)).toBe("female, A server, 4 languages · 60 gems for 1,000 letters");
});
