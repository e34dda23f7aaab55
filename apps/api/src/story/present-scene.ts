import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { SceneView } from "@kinora/contracts/story/story";
import { ownValue } from "@kinora/domain/own-value";
import { gemsOfFootage, gemsOfUnpaid, hostedFootage } from "@kinora/domain/story/hosted-footage";
import { gemsOfPicture } from "@kinora/domain/story/hosted-pictures";
import type { SceneOrders } from "@kinora/domain/story/orders-of";
import { priceUpdate } from "@kinora/domain/story/price-story";
import type { StoryStanding } from "@kinora/domain/story/read-standing";
import {
  type AtWork,
  footageStanding,
  type StageStanding,
  stagesOf,
} from "@kinora/domain/story/stage-states";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";
import { presentStages } from "./present-stages.ts";
import type { StoryFiles } from "./story-files.ts";

const NONE_CHOSEN: StageStanding = {
  state: "missing",
  said: { code: "story.noRecording", params: {} },
};
const NOT_THERE: StageStanding = {
  state: "failed",
  said: { code: "story.recordingMissing", params: {} },
};

/** Context in which a scene is presented. */
interface Around {
  readonly story: StoryRecord;
  readonly standing: StoryStanding;
  readonly atWork: readonly AtWork[];
  readonly files: StoryFiles;
  readonly locale: Locale;
}

/**
 * Reports a scene that should be told by the user's own recording but has none, and would be
 * silent.
 */
function lackOfRecording({ id, narration }: SceneOrders, { board }: StoryRecord) {
  const scene = board?.scenes.find((one) => one.id === id);
  if (board?.settings.narration !== "own" || narration !== null || !scene?.narration.trim())
    return {};
  return { narration: board.settings.ownNarration === null ? NONE_CHOSEN : NOT_THERE };
}

/**
 * Returns the key of a take's picture: the current one, or else the latest older one; undefined
 * when there is none.
 */
export function pictureKey(
  { id, takes }: SceneOrders,
  takeId: string,
  { story, standing: { keys, artifacts } }: Pick<Around, "story" | "standing">,
): string | undefined {
  const take = takes.find((one) => one.id === takeId);
  if (!take) return undefined;
  const key = keys.of(take.picture);
  if (artifacts.has(key)) return key;
  const pictures = ownValue(story.latest.scenes, id)?.pictures;
  return pictures && ownValue(pictures, takeId);
}

/** Presents a scene with the newest artifacts it has, which may be stale. */
export function presentScene(
  scene: SceneOrders,
  { story, standing, atWork, files: { file }, locale }: Around,
): SceneView {
  const { keys, artifacts } = standing;
  const { planned, clips, takeId } = scene;
  const latest = ownValue(story.latest.scenes, scene.id);
  const picture = pictureKey(scene, takeId, { story, standing });
  const facts = picture === undefined ? undefined : artifacts.get(picture)?.facts;
  const alone = clips && keys.of(clips.small.alone);
  const isFresh = alone !== null && artifacts.has(alone);
  return {
    id: scene.id,
    stages: presentStages(
      { ...stagesOf(scene, { standing, story, atWork }), ...lackOfRecording(scene, story) },
      locale,
    ),
    start: planned.start,
    seconds: planned.seconds,
    estimated: planned.estimated,
    picture: file(picture),
    takes: scene.takes.map(({ id }) => ({
      id,
      picture: file(pictureKey(scene, id, { story, standing })),
    })),
    narration: presentNarration(scene, story, standing, file),
    preview: file(isFresh ? alone : latest?.alone),
    previewFresh: isFresh,
    notices: (facts?.notices ?? []).map((notice) => sentence(notice, locale)),
    undrawable: [...(facts?.notices ?? []), ...(facts?.drift ?? [])].some(isUndrawable),
    drift: (facts?.drift ?? []).map((each) => sentence(each, locale)),
    footage: presentFootage(scene, { story, standing, atWork, locale }),
    gems: priceUpdate(standing, [scene.id]).gems,
    takeGems: gemsOfPicture(scene.picture) + (scene.footage ? gemsOfFootage(scene.footage) : 0),
  };
}

function presentFootage(
  scene: SceneOrders,
  { standing, story, atWork, locale }: Omit<Around, "files">,
): SceneView["footage"] {
  const { footage } = scene;
  if (footage === null) return null;
  const { state, said } = footageStanding(scene, { standing, story, atWork });
  return {
    state,
    sentence: said && sentence(said, locale),
    gems: gemsOfUnpaid(hostedFootage(standing, [scene.id])),
    continues: footage.begins.kind === "last-frame",
  };
}

function presentNarration(
  { id, narration, planned }: SceneOrders,
  { latest }: StoryRecord,
  { keys, artifacts }: StoryStanding,
  file: StoryFiles["file"],
): SceneView["narration"] {
  if (!narration) return null;
  const wanted = keys.of(narration.order);
  const key = artifacts.has(wanted) ? wanted : ownValue(latest.scenes, id)?.narration;
  const parts = (key && artifacts.get(key)?.facts.parts) || [];
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

/**
 * True when the picture lacks something that cannot be drawn. Older pictures store this as plain
 * text.
 */
function isUndrawable(notice: StoredSentence): boolean {
  if (typeof notice === "string")
    return /^(?:Not drawn|Drawn as|No picture for)|cannot be drawn/.test(notice);
  return ["picture.notDrawn", "picture.drawnAs", "cast.undrawable"].includes(notice.code);
}
