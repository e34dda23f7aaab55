import { expect, it } from "vitest";
import { readSealingSecrets } from "./sealing-secrets.ts";

const [NEW, OLD] = ["n".repeat(32), "o".repeat(32)];

it("is the current secret, followed by earlier ones", () => {
  expect(readSealingSecrets({})).toBeNull();
  expect(readSealingSecrets({ SEALING_SECRET: "" })).toBeNull();
  expect(readSealingSecrets({ SEALING_SECRET: NEW })).toEqual([NEW]);
  expect(readSealingSecrets({ SEALING_SECRET: `${NEW}, ${OLD}` })).toEqual([NEW, OLD]);
});

it("reports a secret that is too short without disclosing it", () => {
  const short = () => readSealingSecrets({ SEALING_SECRET: `${NEW},guessed` });
  expect(short).toThrow("SEALING_SECRET has a secret of fewer than 32 characters.");
});
