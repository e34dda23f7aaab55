import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import type { ScriptWriter } from "@kinora/domain/story/script-writer";
import type {
  ArtifactFile,
  ArtifactKind,
  ArtifactOrder,
  MadeArtifact,
  StoryEngine,
} from "@kinora/domain/story/story-engine";
import { wordsOf } from "@kinora/domain/story/time-caption";
import { writtenBoard } from "@kinora/testing/story/written-board";

export interface FakeStoryEngine extends StoryEngine, ScriptWriter {
  /** Every artifact that has begun. */
  readonly made: ArtifactOrder[];
  /** Called for every artifact, to throw or delay. */
  hinder: (order: ArtifactOrder, signal: AbortSignal, patience?: AbortSignal) => Promise<void>;
  write: ScriptWriter["write"];
  /** Returns the kinds made since the last call, sorted. */
  taken(): ArtifactKind[];
}

/** Versions of its artifacts. */
export const FAKE_VERSIONS = {
  picture: "p",
  narration: "n",
  "own-narration": "o",
  footage: "f",
  "last-frame": "l",
  motion: "m",
  caption: "c",
  score: "s",
  assembly: "a",
} as const;

/** Makes small files of the right kind, identical for identical orders. */
export function fakeStoryEngine(): FakeStoryEngine {
  const engine: FakeStoryEngine = {
    versions: FAKE_VERSIONS,
    made: [],
    hinder: async () => {},
    write: async ({ settings, prompt }) => writtenBoard({ settings, title: prompt.slice(0, 60) }),
    async make(order, { directory, locate, onProgress, signal, patience }) {
      engine.made.push(order);
      onProgress(0.5);
      await breathe();
      await engine.hinder(order, signal, patience);
      signal.throwIfAborted();
      if (order.kind === "motion" && locate(order.footage ?? order.picture) === "")
        throw new Error("no picture");
      if (order.kind === "last-frame" && locate(order.footage) === "") throw new Error("no clip");
      if (order.kind === "caption") locate(order.motion);
      return finish(order, directory);
    },
    taken: () =>
      engine.made
        .splice(0)
        .map(({ kind }) => kind)
        .sort(),
  };
  return engine;
}

const SPOKEN_PER_WORD = 0.4;
const PICTURES: ReadonlySet<ArtifactOrder["kind"]> = new Set(["picture", "last-frame"]);

async function finish(order: ArtifactOrder, directory: string): Promise<MadeArtifact> {
  const bytes = `${order.kind} ${JSON.stringify(order)}`;
  const file = (role: ArtifactFile["role"], name: string, mimeType: string): ArtifactFile => ({
    ...{ role, name, mimeType },
    ...{ width: 16, height: 9, duration: 1 },
  });
  const type = PICTURES.has(order.kind) ? "image/webp" : "video/mp4";
  const files = [file("main", order.kind === "assembly" ? "clip.mp4" : "main.bin", type)];
  if (order.kind === "picture") files.push(file("thumbnail", "thumbnail.webp", "image/webp"));
  if (order.kind === "assembly" && order.quality === "full") {
    files.push(file("poster", "poster.webp", "image/webp"));
    files.push(file("thumbnail", "thumbnail.webp", "image/webp"));
    files.push(file("preview", "preview.mp4", "video/mp4"));
    files.push(file("vtt", "captions.vtt", "text/vtt"));
    files.push(file("srt", "captions.srt", "application/x-subrip"));
  }
  for (const { name, role } of files) await writeFile(join(directory, name), `${role} ${bytes}`);
  if (order.kind === "picture") {
    return { files, facts: { notices: [], drift: [], thumbhash: "AAAA" } };
  }
  if (order.kind === "narration") return { files, facts: { parts: [partOf(order.text)] } };
  return { files, facts: order.kind === "assembly" ? { thumbhash: "BBBB" } : {} };
}

function partOf(text: string) {
  const words = wordsOf(text).map((word, index) => ({
    ...word,
    start: index * SPOKEN_PER_WORD,
    end: (index + 1) * SPOKEN_PER_WORD,
  }));
  return { seconds: words.length * SPOKEN_PER_WORD, words, peaks: words.map(() => 128) };
}
