import { randomBytes } from "node:crypto";
import { HOSTED_VOICES } from "@kinora/catalogue/hosted-voices";
import { readStoryFilms } from "@kinora/database/story/read-story-films";
import { readStoryWork } from "@kinora/database/story/story-reader";
import type { Viewer } from "@kinora/domain/account/viewer";
import { findOpenBoard } from "@kinora/domain/moderation/find-open-board";
import { withRetryFilm } from "@kinora/domain/story/retry-film";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { wordRefuser, wordsOfBoard } from "../word/kept-words.ts";
import { composeStory } from "./compose-story.ts";
import { mountSharedBoardRoutes } from "./shared-board-routes.ts";
import { storyPresenter } from "./show-stories.ts";
import { storyMemory } from "./story-memory.ts";
import { mountStoryRoutes } from "./story-routes.ts";

/** Returns an unguessable token for a link. */
const newToken = () => randomBytes(18).toString("base64url");

export function storyModule(parts: ApiComposition): ApiModule {
  const { database, stores, transact, address, houseCatalogue, people, statement, watch } = parts;
  const { serviceVoices, namedVoices, refuseEngine, words } = parts;
  const refuseWords = wordRefuser(parts.reader, words.gate);
  const { asksModel, offersHosted, budgets, newId, drawSeed, digest, now } = parts;
  const { stories, artifacts, uploads, creations, boardDecisions, boardReports } = stores;
  const told = composeStory(digest, () => watch.standing().signs, {
    ...{ catalogue: houseCatalogue, voices: serviceVoices, offersHosted },
    knows: (key) => [...HOSTED_VOICES, ...namedVoices()].some((one) => one.key === key),
  });
  const handlers = {
    ...told,
    now,
    address,
    // The parts of a story are made by the built-in engine.
    catalogue: () => houseCatalogue(null),
    pictureModels: (viewer: Viewer) => houseCatalogue(viewer),
    newId,
    newToken,
    drawSeed,
    asksModel,
    ...{ budgets, offersHosted, refuseEngine, voiceAbsence: parts.voiceAbsence },
    digest,
    people,
    transact,
    statement,
    stories,
    boardDecisions,
    boardReports,
    artifacts,
    uploads,
    creations,
    memory: storyMemory(digest),
    openBoard: (about: Parameters<typeof findOpenBoard>[0]) =>
      transact(async (opened) => {
        const { story } = await findOpenBoard(about, opened);
        return { story, digest: await opened.boardReports.digest(story.id) };
      }),
    async refuseBoard(id: string, userId: string) {
      const story = await stories.find(id);
      if (story?.userId !== userId || story.board === null) return;
      await words.gate.passAgain(wordsOfBoard(story.board));
    },
    readWork: (ids: readonly string[]) => readStoryWork(database, ids),
    readFilms: (ids: readonly string[]) => readStoryFilms(database, ids),
    act: {
      ...{ newId, catalogueAt: parts.catalogueAt, budgets, refuseWords },
      transact: withRetryFilm(transact, { digest, keys: told.keys }),
      ...{ refuseEngine, takesKeyFor: parts.takesKeyFor },
    },
  };
  return {
    mount(server) {
      mountStoryRoutes(server, handlers);
      mountSharedBoardRoutes(server, handlers);
    },
    events: { story: (id, { userId }) => storyPresenter(handlers).change(id, userId) },
  };
}
