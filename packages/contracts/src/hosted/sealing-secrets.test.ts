import { expect, it } from "vitest";
import { readSealingSecrets } from "./sealing-secrets.ts";

const [NEW, OLD] = ["n".repeat(32), "o".repeat(32)];

it("is the present secret, and those before it", () => {
  expect(readSealingSecrets({})).toBeNull();
  expect(readSealingSecrets({ SEALING_SECRET: "" })).toBeNull();
  expect(readSealingSecrets({ SEALING_SECRET: NEW })).toEqual([NEW]);
  expect(readSealingSecrets({ SEALING_SECRET: `${NEW}, ${OLD}` })).toEqual([NEW, OLD]);
});

it("says that a secret is too short, and not which", () => {
  const short = () => readSealingSecrets({ SEALING_SECRET: `${NEW},guessed` });
  expect(short).toThrow("SEALING_SECRET has a secret of fewer than 32 characters.");
});
