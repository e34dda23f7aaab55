import { routes } from "@kinora/contracts/routes";
import type { SharedBoard } from "@kinora/contracts/story/shared-board";
import type { People } from "@kinora/domain/account/account-ports";
import type { BoardReportStore } from "@kinora/domain/moderation/board-case";
import type { findOpenBoard, OpenBoardCase } from "@kinora/domain/moderation/find-open-board";
import { Refusal } from "@kinora/domain/refusal";
import type { StoryStanding } from "@kinora/domain/story/read-standing";
import { findSharedStory, shareStory, unshareStory } from "@kinora/domain/story/share-story";
import { takeSnapshot } from "@kinora/domain/story/story-access";
import { isEstimated } from "@kinora/domain/story/story-outline";
import type { BoardedStory } from "@kinora/domain/story/story-record";
import type { UploadStore } from "@kinora/domain/upload/upload-store";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { pictureKey } from "./present-scene.ts";
import { storyFiles } from "./story-files.ts";
import type { StoryRoutePorts } from "./story-routes.ts";

export type SharedBoardRoutePorts = StoryRoutePorts & {
  /** Returns a board that waits for the staff, and what identifies what it shows. */
  readonly openBoard: (
    about: Parameters<typeof findOpenBoard>[0],
  ) => Promise<Pick<OpenBoardCase, "story"> & { readonly digest: string }>;
  readonly people: Pick<People, "find">;
  readonly uploads: Pick<UploadStore, "heldFiles">;
  readonly boardReports: Pick<BoardReportStore, "isReportedBy">;
  readonly newToken: () => string;
};

/**
 * Mounts shared boards, which open to anyone with the link and, once reported, to the staff; and the
 * routes that share and unshare them.
 */
export function mountSharedBoardRoutes(
  server: FastifyInstance,
  doors: SharedBoardRoutePorts,
): void {
  const { boardReports } = doors;
  mountRoute(server, routes.shareStory, async ({ params, person }) => {
    const token = await shareStory({ storyId: params.id, actor: { id: person.userId } }, doors);
    return { token };
  });

  mountRoute(server, routes.unshareStory, async ({ params, person }) => {
    await unshareStory({ storyId: params.id, actor: { id: person.userId } }, doors);
    return { id: params.id };
  });

  mountRoute(server, routes.getSharedBoard, async ({ params, person }) => {
    const story = await findSharedStory(params.token, doors);
    const reported = person !== null && (await boardReports.isReportedBy(story.id, person.userId));
    return present(story, reported, doors);
  });

  mountRoute(server, routes.lookAtBoardCase, async ({ params, person }) => {
    const about = { storyId: params.id, actor: viewerOf(person) };
    const { story, digest } = await doors.openBoard(about);
    return { ...(await present(story, false, doors)), digest };
  });
}

/** Returns the artifacts whose files open. */
async function unheld(
  { artifacts }: StoryStanding,
  { uploads }: Pick<SharedBoardRoutePorts, "uploads">,
): Promise<StoryStanding["artifacts"]> {
  const pictures = [...artifacts].filter(([, { kind }]) => kind === "picture");
  const held = await uploads.heldFiles(
    pictures.flatMap(([, { files }]) => files.map(({ hash }) => hash)),
  );
  return new Map(pictures.filter(([, { files }]) => !files.some(({ hash }) => held.has(hash))));
}

async function present(
  story: BoardedStory,
  reported: boolean,
  doors: SharedBoardRoutePorts,
): Promise<SharedBoard> {
  const owner = await doors.people.find(story.userId);
  if (!owner) throw new Refusal("STORY_NOT_FOUND");
  const { standing } = await takeSnapshot(story, doors, doors.keys());
  const files = storyFiles(await unheld(standing, doors), doors.address, doors.now());
  const { id, handle, displayName, avatarUrl } = owner;
  const { settings } = story.board;
  const narration = settings.narration === "own" ? "voice" : settings.narration;
  return {
    board: { ...story.board, settings: { ...settings, narration, ownNarration: null } },
    author: { id, handle, displayName, avatarUrl },
    seconds: standing.orders.timeline.seconds,
    estimated: isEstimated(standing.orders.scenes),
    scenes: standing.orders.scenes.map((scene) => {
      const key = pictureKey(scene, scene.takeId, { story, standing });
      return { id: scene.id, picture: files.file(key) };
    }),
    updatedAt: story.updatedAt.toISOString(),
    reported,
  };
}
