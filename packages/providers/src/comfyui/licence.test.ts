import { takesMoney } from "@kinora/contracts/billing/stripe-settings";
import { expect, test } from "vitest";
import { whyNotLicensed } from "./licence.ts";
import { nameWeights } from "./weights.ts";

const ours = nameWeights({});
const why = (name: string, { isPaid = false, read = [] as string[], files = ours } = {}) => {
  const weights = files.get(name);
  if (!weights) throw new Error(`There is no ${name}`);
  return whyNotLicensed(weights, { isPaid, read: new Set(read) })?.code ?? null;
};

test("refuses weights that forbid paid use, but only while anything is for sale", () => {
  expect([takesMoney({}), takesMoney({ STRIPE_SECRET_KEY: "sk_test_1" })]).toEqual([false, false]);
  expect(takesMoney({ STRIPE_SECRET_KEY: "sk_live_1" })).toBe(true);
  expect(why("zeroscope")).toBeNull();
  expect(why("zeroscope", { isPaid: true })).toBe("model.licenceForbids");
  // Accepting a licence that forbids paid use makes no difference.
  const read = ["zeroscope_v2_576w.pth"];
  expect(why("zeroscope", { isPaid: true, read })).toBe("model.licenceForbids");
});

test("refuses weights with conditions until the owner confirms having read them", () => {
  for (const isPaid of [false, true]) {
    expect(why("majicmix", { isPaid })).toBe("model.licenceUnread");
    expect(why("majicmix", { isPaid, read: ["another.safetensors"] })).toBe("model.licenceUnread");
    expect(why("majicmix", { isPaid, read: ["majicmixRealistic_v7.safetensors"] })).toBeNull();
  }
});

test("allows other weights, paid or not", () => {
  for (const isPaid of [false, true]) expect(why("sdxl", { isPaid })).toBeNull();
});

test("treats the licence of a file that is not ours as unknown", () => {
  const files = nameWeights({ COMFYUI_WEIGHTS: "zeroscope=mine.pth, sdxl = my own.safetensors " });
  expect(files.get("sdxl")?.file).toBe("my own.safetensors");
  expect(why("zeroscope", { isPaid: true, files })).toBe("model.licenceUnknown");
  expect(why("sdxl", { files })).toBe("model.licenceUnknown");
  expect(why("sdxl", { files, read: ["my own.safetensors"] })).toBeNull();
  // Our own file under its published name is still ours.
  const same = nameWeights({ COMFYUI_WEIGHTS: "sdxl=sd_xl_base_1.0.safetensors" });
  expect(why("sdxl", { files: same })).toBeNull();
});

test.each(["nothing=a.pth", "sdxl", "sdxl="])(
  "refuses COMFYUI_WEIGHTS=%s in one sentence",
  (text) => {
    expect(() => nameWeights({ COMFYUI_WEIGHTS: text })).toThrow(
      `COMFYUI_WEIGHTS has "${text}": it must be one of`,
    );
  },
);
