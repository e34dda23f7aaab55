import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { ArtifactMaking } from "@kinora/domain/story/artifact-making";
import { makeArtifacts } from "./make-artifacts.ts";
import type { StoryPorts } from "./story-ports.ts";

/**
 * Makes the artifacts of films like those of any other story job: kept as they are finished, taking
 * turns with other users' work.
 */
export function filmArtifacts(ports: StoryPorts): ArtifactMaking {
  return {
    fetch: (hash, directory) => ports.media.fetch(hash, directory),
    async make({ job, story, recipe, join, report }, signal) {
      const { storyId } = story;
      if (!(await ports.retrying(() => ports.stories.find(storyId))))
        throw new InputRefused({ code: "input.missing", params: { input: "board" } });
      const goal = { scenes: null, clips: "full", join } as const;
      return makeArtifacts(
        { job, storyId, snapshot: story, recipe, pictures: {}, onFailure: "end", goal, report },
        signal,
        ports,
      );
    },
  };
}
