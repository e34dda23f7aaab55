import type { Story, StoryPrice } from "@kinora/contracts/story/story";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import { FREE, type Price } from "@kinora/domain/prompt/price-form";
import { priceRender, priceUpdate, TAKE_PRICE } from "@kinora/domain/story/price-story";
import type { StoryStanding } from "@kinora/domain/story/read-standing";
import { wholeStages } from "@kinora/domain/story/stage-states";
import type { BoardedStory, StoryRecord } from "@kinora/domain/story/story-record";
import type { StoryWorkView } from "@kinora/domain/story/story-work-view";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";
import { presentScene } from "./present-scene.ts";
import { presentStages } from "./present-stages.ts";
import type { ReadStory } from "./read-story.ts";
import { storyFiles } from "./story-files.ts";

/** Context in which a story is presented. */
export interface Around
  extends Pick<ReadStory, "work" | "render" | "revisions" | "lostIfCancelled" | "restriction"> {
  readonly address: MediaAddress;
  readonly now: Date;
  readonly locale: Locale;
}

const NO_STAGE = { state: "missing", sentence: null } as const;

type Made = Omit<Story, keyof ReturnType<typeof common>>;

/** Presents a story whose script is being written or has failed. */
const unwritten = (locale: Locale): Made => ({
  board: null,
  scenes: [],
  seconds: 0,
  score: NO_STAGE,
  assembly: NO_STAGE,
  preview: null,
  previewFresh: false,
  prices: {
    update: presentPrice(FREE, locale),
    render: presentPrice(FREE, locale),
    take: presentPrice(TAKE_PRICE, locale),
  },
});

/** Presents a story to its owner; `standing` is null while there is no board. */
export function presentStory(
  story: StoryRecord,
  standing: StoryStanding | null,
  around: Around,
): Story {
  const { board } = story;
  const made =
    board && standing ? written({ ...story, board }, standing, around) : unwritten(around.locale);
  return { ...common(story, around), ...made };
}

export function presentWork(work: StoryWorkView | null): Story["work"] {
  return (
    work && {
      kind: work.kind,
      stage: work.stage,
      percent: work.percent,
      position: work.position,
      scenes: [...new Set(work.atWork.map(({ scene }) => scene).filter((id) => id !== ""))],
    }
  );
}

function common(story: StoryRecord, around: Around) {
  const { work, render, revisions, lostIfCancelled, restriction, locale } = around;
  return {
    id: story.id,
    version: story.version,
    sequence: story.sequence,
    prompt: story.prompt,
    work: presentWork(work),
    lostIfCancelled,
    scriptNote: story.scriptNote && sentence(story.scriptNote, locale),
    failure: story.failure && sentence(story.failure, locale),
    pause: story.pause,
    canUndo: story.board !== null && story.position > revisions.first,
    canRedo: story.position < revisions.last,
    render: render && {
      creationId: render.creation.id,
      status: render.creation.status,
      fresh: render.fresh,
    },
    shareToken: story.shareToken,
    restriction,
    createdAt: story.createdAt.toISOString(),
    updatedAt: story.updatedAt.toISOString(),
  };
}

function written(
  story: BoardedStory,
  standing: StoryStanding,
  { work, address, now, locale }: Around,
): Made {
  const { orders, keys, artifacts } = standing;
  const atWork = work?.atWork ?? [];
  const files = storyFiles(artifacts, address, now);
  const preview = orders.assembly && keys.of(orders.assembly.small);
  const previewFresh = preview !== null && artifacts.has(preview);
  return {
    board: story.board,
    scenes: orders.scenes.map((scene) =>
      presentScene(scene, { story, standing, atWork, files, locale }),
    ),
    seconds: orders.timeline.seconds,
    ...presentStages(wholeStages({ standing, story, atWork }, story.board.settings.music), locale),
    preview: files.file(previewFresh ? preview : story.latest.preview),
    previewFresh,
    prices: {
      update: presentPrice(priceUpdate(standing, null), locale),
      render: presentPrice(priceRender(standing), locale),
      take: presentPrice(TAKE_PRICE, locale),
    },
  };
}

function presentPrice({ gems, explanation }: Price, locale: Locale): StoryPrice {
  return { gems, explanation: sentence(explanation, locale) };
}
