import type { SceneView } from "@kinora/contracts/story/story";
import type { SceneOrders } from "@kinora/domain/story/orders-of";
import { priceUpdate } from "@kinora/domain/story/price-story";
import type { StoryStanding } from "@kinora/domain/story/read-standing";
import { type AtWork, stagesOf } from "@kinora/domain/story/stage-states";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import type { StoryFiles } from "./story-files.ts";

const NONE_CHOSEN = { state: "missing", sentence: "No recording is chosen yet." } as const;
const NOT_THERE = {
  state: "failed",
  sentence: "Your recording is not there, or not ready. Choose another one.",
} as const;

/** Told in a voice of one's own that cannot be heard: the scene would be silent. */
function lackOfRecording({ id, narration }: SceneOrders, { board }: StoryRecord) {
  const scene = board?.scenes.find((one) => one.id === id);
  if (board?.settings.narration !== "own" || narration !== null || !scene?.narration.trim())
    return {};
  return { narration: board.settings.ownNarration === null ? NONE_CHOSEN : NOT_THERE };
}

/** A scene with what there is of it, the newest, perhaps stale. */
export function presentScene(
  scene: SceneOrders,
  story: StoryRecord,
  standing: StoryStanding,
  atWork: readonly AtWork[],
  { file }: StoryFiles,
): SceneView {
  const { keys, pieces } = standing;
  const { planned, clips, takeId } = scene;
  const latest = story.latest.scenes[scene.id];
  const pictureOf = (take: SceneOrders["takes"][number]) => {
    const key = keys.of(take.picture);
    return pieces.has(key) ? key : latest?.pictures[take.id];
  };
  const chosen = scene.takes.find(({ id }) => id === takeId);
  const picture = chosen && pictureOf(chosen);
  const facts = picture === undefined ? undefined : pieces.get(picture)?.facts;
  const alone = clips && keys.of(clips.small.alone);
  const isFresh = alone !== null && pieces.has(alone);
  return {
    id: scene.id,
    stages: {
      ...stagesOf(scene, { standing, story, atWork }),
      ...lackOfRecording(scene, story),
    },
    start: planned.start,
    seconds: planned.seconds,
    estimated: planned.estimated,
    picture: file(picture),
    takes: scene.takes.map((take) => ({ id: take.id, picture: file(pictureOf(take)) })),
    narration: presentNarration(scene, story, standing, file),
    preview: file(isFresh ? alone : latest?.alone),
    previewFresh: isFresh,
    notices: [...(facts?.notices ?? [])],
    drift: [...(facts?.drift ?? [])],
    gems: priceUpdate(standing, [scene.id]).gems,
  };
}

function presentNarration(
  { id, narration, planned }: SceneOrders,
  { latest }: StoryRecord,
  { keys, pieces }: StoryStanding,
  file: StoryFiles["file"],
): SceneView["narration"] {
  if (!narration) return null;
  const wanted = keys.of(narration.order);
  const key = pieces.has(wanted) ? wanted : latest.scenes[id]?.narration;
  const parts = (key && pieces.get(key)?.facts.parts) || [];
  const index = parts.length === 1 ? 0 : narration.index;
  const part = parts[index];
  const audio = file(key, "main", index);
  if (!part || !audio) return null;
  return {
    audio,
    offset: planned.offset,
    words: part.words.map((word) => ({ ...word })),
    peaks: [...part.peaks],
  };
}
