import type { ArtifactKeys } from "@kinora/domain/story/artifact-keys";
import { ordersOf } from "@kinora/domain/story/orders-of";
import { recordChanged } from "@kinora/domain/story/record-changed";
import { recordLatest } from "@kinora/domain/story/record-latest";
import type { StoredArtifact } from "@kinora/domain/story/stored-artifact";
import type { Making } from "./making.ts";
import type { StoryPorts } from "./story-ports.ts";

/** Context of committing an artifact: its job and story, and the existing artifacts by key. */
export interface ArtifactCommit extends Pick<Making, "job" | "storyId" | "snapshot"> {
  readonly keys: ArtifactKeys;
  readonly artifacts: ReadonlyMap<string, StoredArtifact>;
}

/** Stores a finished artifact and notifies its owner in one transaction. Rejects with ClaimLost. */
export function commitArtifact(
  artifact: StoredArtifact,
  { job, storyId, snapshot, keys, artifacts }: ArtifactCommit,
  { commitStory }: Pick<StoryPorts, "commitStory">,
): Promise<void> {
  return commitStory(job, storyId, async ({ story, stories, insertArtifact, record }) => {
    await insertArtifact(artifact);
    const known = new Map(artifacts).set(artifact.key, artifact);
    const orders = ordersOf(snapshot, keys, (key) => known.get(key)?.facts);
    const latest = recordLatest(story.latest, { orders, keys, artifacts: known });
    await stories.update(storyId, { latest }, null);
    await recordChanged(story, record);
  });
}
