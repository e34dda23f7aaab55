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
    ...{
      verdict: "clean",
      mature: false,
      scores: [{ neutral: 1 }],
      times: null,
      looked: 1,
      limitsNumber: 1,
    },
  }),
};
const scan = (knows: (sha256: string) => Promise<boolean>) =>
  scanKnown(
    clean,
    [{ name: "A service", knows: ({ sha256 }) => knows(sha256) }],
    async (directory, name) => `hash of ${directory}/${name}`,
  ).scan(work, () => undefined, signal);

it("reports a work as known when one of its files is, and otherwise the scanner's verdict", async () => {
  expect(await scan(async (hash) => hash === "hash of /work/two.png")).toMatchObject({
    ...{ verdict: "known", scores: [] },
  });
  expect((await scan(async () => false)).verdict).toBe("clean");
});

it("rejects when the service does not answer, so the job is retried", async () => {
  await expect(scan(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
});
