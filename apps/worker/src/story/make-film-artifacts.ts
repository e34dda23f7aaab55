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
      const refuseGone = async () => {
        const isThere =
          (await ports.retrying(() => ports.stories.find(storyId))) !== null &&
          !(await ports.retrying(() => ports.stories.isWithheld(storyId)));
        if (!isThere) throw new InputRefused({ code: "input.missing", params: { input: "board" } });
      };
      await refuseGone();
      const goal = { scenes: null, clips: "full", join } as const;
      const made = await makeArtifacts(
        { job, storyId, snapshot: story, recipe, pictures: {}, onFailure: "end", goal, report },
        signal,
        ports,
      );
      // It may have been found to be child abuse meanwhile.
      await refuseGone();
      return made;
    },
  };
}
