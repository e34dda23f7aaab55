import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { SceneReader } from "@kinora/domain/generation/scene-reader";
import { makerOf } from "../maker/makers.ts";
import type { TextReader } from "../text/open-text-reader.ts";

/** An uploaded film has no prompt; a story's film is planned by its board. */
const hasNothingToRead = ({ type }: Recipe) => type === "video-upload" || type === "text-to-story";

/** Reads scenes and music with the built-in rules, in the process of `reader`. */
export function builtinSceneReader(reader: Pick<TextReader, "plan">): SceneReader {
  return {
    async read(recipe) {
      if (hasNothingToRead(recipe)) return { scene: {}, notices: [] };
      const { subject, notices } = await reader.plan(recipe);
      const scene = "music" in subject ? subject.music : subject.spec;
      return { scene, notices: makerOf(recipe).foresees ? notices : [] };
    },
  };
}
