import { join } from "node:path";
import type { StoryEngine } from "@kinora/domain/story/story-engine";

/** Has a voice speak a text and returns the path of the audio file. */
export async function speakSample(
  { voice, text }: { readonly voice: string; readonly text: string },
  engine: Pick<StoryEngine, "make">,
  directory: string,
  signal: AbortSignal,
): Promise<string> {
  const { files } = await engine.make(
    { kind: "narration", text, voice, speed: 1 },
    {
      ...{ directory, signal, recipe: null },
      locate: () => "",
      locateUpload: () => "",
      onProgress: () => {},
    },
  );
  const sound = files.find(({ role }) => role === "main");
  if (!sound) throw new Error("The voice said nothing");
  return join(directory, sound.name);
}
