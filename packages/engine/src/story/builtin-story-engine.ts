import { ARTIFACT_VERSIONS } from "@kinora/catalogue/artifact-versions";
import type { ScriptWriter } from "@kinora/domain/story/script-writer";
import type { MakeContext, NarrationOrder, StoryEngine } from "@kinora/domain/story/story-engine";
import { artifactSources } from "@kinora/story/artifact-sources";
import { speakLine } from "@kinora/story/render/speak-line";
import { type NarrationQueue, openNarrationQueue } from "@kinora/voice/narration-queue";
import { voicesHere } from "@kinora/voice/voices-here";
import { ANYWHERE, type WorkFolders } from "../render/renderer-plan.ts";
import { type Renderer, startRenderer } from "../render/run-render.ts";
import { openTextReader, type TextReader } from "../text/open-text-reader.ts";

/** Maximum number of spare renderers, and milliseconds until an unused one is ended. */
const SPARE = 2;
const IDLE = 20_000;
/** Aligning a long recording reports nothing for a while. */
const SILENCE_LIMIT = 180;

export interface BuiltinStoryEngine extends StoryEngine, ScriptWriter {
  /** Ends the spare processes. */
  close(): Promise<void>;
}

/**
 * Opens the built-in story engine: scripts are written by `reader`, voices are spoken in one
 * process that keeps the weights loaded, and everything else is made in renderers that are kept for
 * a while, because starting one takes about as long as drawing a picture.
 */
export function openBuiltinStoryEngine(
  folders: WorkFolders = ANYWHERE,
  reader: TextReader = openTextReader(),
): BuiltinStoryEngine {
  const spare: { readonly renderer: Renderer; readonly timer: NodeJS.Timeout }[] = [];
  const narrations = openNarrationQueue();

  const takeRenderer = () => {
    const waiting = spare.pop();
    clearTimeout(waiting?.timer);
    return waiting?.renderer ?? startRenderer({ folders });
  };
  const giveBack = (renderer: Renderer) => {
    if (spare.length >= SPARE) return void renderer.close();
    const timer = setTimeout(() => {
      spare.splice(
        spare.findIndex((each) => each.renderer === renderer),
        1,
      );
      void renderer.close();
    }, IDLE);
    spare.push({ renderer, timer: timer.unref() });
  };
  return {
    versions: ARTIFACT_VERSIONS,
    write: async (order) => reader.write(order, (await voicesHere()).voices),
    async make(order, context) {
      const { directory, recipe, onProgress, signal } = context;
      if (order.kind === "narration") return speak(order, context, narrations);
      const paths = artifactSources(order, context);
      const renderer = takeRenderer();
      try {
        const made = await renderer.make(
          { step: "artifact", artifact: order, paths, recipe, directory },
          {
            signal,
            onProgress: (percent) => onProgress(percent / 100),
            silenceLimit: SILENCE_LIMIT,
          },
        );
        giveBack(renderer);
        return made;
      } catch (error) {
        await renderer.close();
        throw error;
      }
    },
    async close() {
      await Promise.all([
        narrations.close(),
        reader.close(),
        ...spare.splice(0).map(({ renderer, timer }) => {
          clearTimeout(timer);
          return renderer.close();
        }),
      ]);
    },
  };
}

/** Speaks a line with the narrator that all people share. */
function speak(order: NarrationOrder, context: MakeContext, { narrate }: NarrationQueue) {
  const { directory, whose, patience } = context;
  const shares = { ...(whose && { whose }), ...(patience && { patience }) };
  return speakLine(order, (line) => narrate({ ...line, ...shares }), directory, context);
}
