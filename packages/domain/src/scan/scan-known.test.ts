import { expect, it } from "vitest";
import type { GeneratedFile } from "../generation/generator.ts";
import type { SafetyScanner } from "../generation/safety-scanner.ts";
import { scanKnown } from "./scan-known.ts";

const file = (name: string): GeneratedFile => ({
  ...{ role: "main", name, mimeType: "image/png", bytes: 1, width: 1, height: 1, duration: null },
});
const files = [file("one.png"), file("two.png")];
const work = { files, directory: "/work", background: false };
const { signal } = new AbortController();
const clean: SafetyScanner = {
  scan: async () => ({
    ...{ verdict: "clean", scores: [{ neutral: 1 }], times: null, looked: 1, limitsNumber: 1 },
  }),
};
const scan = (knows: (sha256: string) => Promise<boolean>) =>
  scanKnown(
    clean,
    { name: "A service", knows: ({ sha256 }) => knows(sha256) },
    async (directory, name) => `hash of ${directory}/${name}`,
  ).scan(work, () => undefined, signal);

it("finds a work known one file of which is, and else says what the scanner says", async () => {
  expect(await scan(async (hash) => hash === "hash of /work/two.png")).toMatchObject({
    ...{ verdict: "known", scores: [] },
  });
  expect((await scan(async () => false)).verdict).toBe("clean");
});

it("says nothing while the service does not answer: the job is done again", async () => {
  await expect(scan(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
});
