import type { Story, StoryCard } from "@kinora/contracts/story/story";
import { canonical } from "@kinora/domain/canonical";
import type { Creation } from "@kinora/domain/creation/creation";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import type { GemStatement } from "@kinora/domain/gem/gem-statement";
import type { InTurn } from "@kinora/domain/in-turn";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { Digest, PieceKeys } from "@kinora/domain/story/piece-keys";
import type { StoryStanding } from "@kinora/domain/story/read-standing";
import { outlineOf, ownStory, takeStock } from "@kinora/domain/story/story-access";
import { storySubject } from "@kinora/domain/story/story-job";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import type { PieceStore, StoryStore } from "@kinora/domain/story/story-stores";
import type { StoryWorkView } from "@kinora/domain/story/story-work-view";
import type { UploadStore } from "@kinora/domain/upload/upload-store";
import type { Locale } from "@kinora/text/locale";
import { presentStory } from "./present-story.ts";
import { storyFiles } from "./story-files.ts";

export interface ShowPorts {
  readonly now: () => Date;
  readonly stories: StoryStore;
  readonly pieces: Pick<PieceStore, "find">;
  readonly uploads: Pick<UploadStore, "find">;
  readonly creations: Pick<CreationStore, "find">;
  readonly readWork: (ids: readonly string[]) => Promise<ReadonlyMap<string, StoryWorkView>>;
  readonly statement: Pick<GemStatement, "lostIfCancelled">;
  readonly keys: () => PieceKeys;
  readonly digest: Digest;
  readonly address: MediaAddress;
}

/** Reads stories for their owner. */
export function storyShower(ports: ShowPorts) {
  const { stories, creations, readWork, address, now } = ports;

  const standingOf = async (story: StoryRecord): Promise<StoryStanding | null> => {
    const { board } = story;
    if (board === null) return null;
    return (await takeStock({ ...story, board }, ports, ports.keys())).standing;
  };
  /** The film, unless it was thrown away. */
  const filmOf = async ({ renderCreationId }: StoryRecord): Promise<Creation | null> => {
    const film = renderCreationId === null ? null : await creations.find(renderCreationId);
    return film && film.status !== "deleted" ? film : null;
  };

  return {
    /** Refusal STORY_NOT_FOUND. */
    async whole(id: string, userId: string, locale: Locale): Promise<Story> {
      const story = ownStory(await stories.find(id), { id: userId });
      const { renderCreationId: filmId } = story;
      const paidFor = [storySubject(id), ...(filmId === null ? [] : [creationSubject(filmId)])];
      const [standing, work, film, revisions, lostIfCancelled] = await Promise.all([
        standingOf(story),
        readWork([id]),
        filmOf(story),
        stories.revisionRange(id),
        ports.statement.lostIfCancelled(paidFor, now()),
      ]);
      const fresh = story.renderDigest === ports.digest(canonical(story.board));
      return presentStory(story, standing, {
        ...{ work: work.get(id) ?? null, revisions, lostIfCancelled, address, now: now() },
        render: film && { creation: film, fresh },
        locale,
      });
    },

    async cards(found: readonly StoryRecord[], inTurn: InTurn): Promise<StoryCard[]> {
      const work = await inTurn(() => readWork(found.map(({ id }) => id)));
      const cards: StoryCard[] = [];
      // One after another: others are answered between them.
      for (const story of found) cards.push(await inTurn(() => card(story, work.has(story.id))));
      return cards;
    },
  };

  async function card(story: StoryRecord, working: boolean): Promise<StoryCard> {
    const { board } = story;
    const [outline, film] = await Promise.all([
      board && outlineOf({ ...story, board }, ports, ports.keys()),
      filmOf(story),
    ]);
    const { seconds = 0, picture = null } = outline ?? {};
    const files = storyFiles(new Map(picture && [[picture.key, picture]]), address, now());
    return {
      id: story.id,
      title: board?.title ?? story.prompt,
      prompt: story.prompt,
      scenes: board?.scenes.length ?? 0,
      seconds,
      picture: files.file(picture?.key, "thumbnail") ?? files.file(picture?.key),
      aspectRatio: board?.settings.aspectRatio ?? "16:9",
      working,
      renderedAs: film?.status === null ? film.id : null,
      updatedAt: story.updatedAt.toISOString(),
    };
  }
}
