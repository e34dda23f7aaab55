import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ArtifactOrder, StoryEngine } from "@kinora/domain/story/story-engine";
import { FIXED_VERSIONS } from "@kinora/testing/story/fixed-versions";
import { spokenFacts } from "@kinora/testing/story/spoken-facts";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, onTestFinished, test } from "vitest";
import { artifactSources } from "./artifact-sources.ts";
import { makeStory } from "./make-story.ts";

function openRoot(): string {
  const root = mkdtempSync(join(tmpdir(), "kinora-make-story-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/**
 * Returns an engine that writes an empty main file for each artifact, once it has found the files
 * it depends on.
 */
function engineOf(
  hinder: (order: ArtifactOrder, signal: AbortSignal) => Promise<void>,
): StoryEngine {
  return {
    versions: FIXED_VERSIONS,
    async make(order, context) {
      for (const path of artifactSources(order, context)) expect(existsSync(path ?? "")).toBe(true);
      context.onProgress(0.5);
      await hinder(order, context.signal);
      await writeFile(join(context.directory, "main.bin"), "");
      const size = { width: null, height: null, duration: null };
      const main = { role: "main", name: "main.bin", mimeType: "video/mp4", ...size } as const;
      const notices = order.kind === "picture" ? ["no lantern"] : [];
      const spoken = order.kind === "narration" ? spokenFacts(order) : {};
      return { files: [main], facts: { ...spoken, notices } };
    },
  };
}

const never = { quality: "small", recipe: null, signal: new AbortController().signal } as const;

test("makes each artifact in its own folder and records its seconds of work", async () => {
  const root = openRoot();
  const told: [number, string][] = [];
  const engine = engineOf(async () => {});
  const story = await makeStory(writtenBoard(), root, engine, {
    ...never,
    onProgress: (share, doing) => void told.push([share, doing]),
  });
  expect(existsSync(join(story.directory, "main.bin"))).toBe(true);
  expect(readdirSync(root)).toHaveLength(3 * 4 + 2);
  expect(story.notices).toEqual(["no lantern"]);
  expect(Object.keys(story.work).sort()).toEqual([
    "assembly",
    "caption",
    "motion",
    "narration",
    "picture",
    "score",
  ]);
  const shares = told.map(([share]) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(told.at(-1)?.[1]).toBe("assembly");
});

test("reports an artifact's error only after the others have ended", async () => {
  const broken = new Error("broken");
  const ended: unknown[] = [];
  const engine = engineOf(async (order, signal) => {
    if (order.kind === "narration") throw broken;
    if (!signal.aborted) await once(signal, "abort");
    ended.push(signal.reason);
    signal.throwIfAborted();
  });
  await expect(makeStory(writtenBoard(), openRoot(), engine, never)).rejects.toBe(broken);
  expect(ended).toEqual([broken]);
});
