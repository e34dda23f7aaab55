import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { PieceMaking } from "@kinora/domain/story/piece-making";
import { makePieces } from "./make-pieces.ts";
import type { StoryPorts } from "./story-ports.ts";

/** Makes the pieces of films as jobs make any others: kept as they come, in turns with other people's work. */
export function filmPieces(ports: StoryPorts): PieceMaking {
  return {
    fetch: (hash, directory) => ports.media.fetch(hash, directory),
    async make({ job, story, recipe, join, report }, signal) {
      const { storyId } = story;
      if (!(await ports.patiently(() => ports.stories.find(storyId))))
        throw new InputRefused({ code: "input.missing", params: { input: "board" } });
      const goal = { scenes: null, clips: "full", join } as const;
      return makePieces(
        { job, storyId, snapshot: story, recipe, onFailure: "end", goal, report },
        signal,
        ports,
      );
    },
  };
}
