import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
import { artifactKeys } from "@kinora/domain/story/artifact-keys";
import { ordersOf } from "@kinora/domain/story/orders-of";
import type { MadeArtifact, StoryEngine } from "@kinora/domain/story/story-engine";
import { openBuiltinStoryEngine } from "@kinora/engine/story/builtin-story-engine";
import { makeStory } from "@kinora/story/make-story";
import { voicesHere } from "@kinora/voice/voices-here";
import { processorSeconds } from "./engine/processor-seconds.ts";

/**
 * Seconds from approving a storyboard, whose pictures exist, to a finished one-minute film: voices,
 * frames, captions, music and all; and the time of the pictures.
 */

const PROMPT = "a lighthouse keeper befriends a whale";
const DURATION = 60;
const LIMIT = 150;

const root = await mkdtemp(join(tmpdir(), "kinora-bench-"));
const painter = openBuiltinStoryEngine();
const engine = openBuiltinStoryEngine();
const keys = artifactKeys(
  (text) => createHash("sha256").update(text).digest("hex"),
  engine.versions,
);
const drawn = new Map<string, { readonly artifact: MadeArtifact; readonly directory: string }>();
const { signal } = new AbortController();

/** An engine that returns the existing pictures. */
const withPictures: StoryEngine = {
  ...engine,
  async make(order, context) {
    const found = order.kind === "picture" ? drawn.get(keys.of(order)) : undefined;
    if (found === undefined) return engine.make(order, context);
    await cp(found.directory, context.directory, { recursive: true });
    return found.artifact;
  },
};

try {
  const { voices } = await voicesHere();
  const settings = {
    ...STORY_DEFAULTS,
    ...{ duration: DURATION, style: "animation" as const, seed: 7, voice: voices[0]?.key ?? "" },
  };
  const board = await engine.write({ prompt: PROMPT, script: null, settings });
  const started = performance.now();
  const { scenes } = ordersOf({ board, kept: {}, recording: null }, keys, () => undefined);
  for (const { id, picture } of scenes) {
    const directory = join(root, "drawn", id);
    await mkdir(directory, { recursive: true });
    const nowhere = () => "";
    const own = { directory, locate: nowhere, locateUpload: nowhere, recipe: null };
    const artifact = await painter.make(picture, { ...own, onProgress: () => {}, signal });
    drawn.set(keys.of(picture), { artifact, directory });
  }
  await painter.close();
  const approved = performance.now();
  const spent = processorSeconds();
  const made = await makeStory(board, root, withPictures, {
    ...{ quality: "full", recipe: null, signal },
  });
  const took = (performance.now() - approved) / 1000;
  // The time of child processes is only counted once they have ended.
  await engine.close();
  const worked = (processorSeconds() ?? 0) - (spent ?? 0);
  console.log(
    `A story of ${made.seconds.toFixed(1)} s in ${board.scenes.length} scenes, 720p, spoken by the ${voices[0]?.engine} voice; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const drawing = (approved - started) / 1000;
  const artifacts = Object.entries({ ...made.work, picture: drawing }).map(([kind, seconds]) => ({
    artifact: kind,
    "seconds of work": seconds.toFixed(1),
    "per second of film": (seconds / made.seconds).toFixed(2),
  }));
  console.table(artifacts);
  // The planner approximates the requested length, so the limit scales with the actual one.
  const limit = (LIMIT * made.seconds) / DURATION;
  console.log(
    `from approval to film ${took.toFixed(1)} s, ${(took / made.seconds).toFixed(2)} s a second of film, two artifacts at once; limit ${limit.toFixed(0)} s (${LIMIT} s a minute)`,
  );
  console.log(
    spent === null
      ? "processor seconds are not known here"
      : `of it ${worked.toFixed(1)} processor seconds, ${(worked / made.seconds).toFixed(2)} a second of film`,
  );
  console.log(`from script to film, one picture after the other ${(took + drawing).toFixed(1)} s`);
  if (took > limit) process.exitCode = 1;
} finally {
  await Promise.all([painter.close(), engine.close()]);
  await rm(root, { recursive: true, force: true });
}
