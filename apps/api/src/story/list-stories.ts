import type { ContentStatus } from "@kinora/contracts/creation/creation";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { StoryCard } from "@kinora/contracts/story/story";
import type { InTurn } from "@kinora/domain/in-turn";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { ArtifactKeys } from "@kinora/domain/story/artifact-keys";
import { recordingsOf } from "@kinora/domain/story/story-access";
import { keysOfOutline, readOutline } from "@kinora/domain/story/story-outline";
import type { BoardedStory, StoryRecord } from "@kinora/domain/story/story-record";
import type { BoardSnapshot } from "@kinora/domain/story/story-task";
import { presentStoryCard } from "./present-story-card.ts";
import type { StoryReading } from "./read-story.ts";

export interface ListPorts extends StoryReading {
  readonly address: MediaAddress;
  readonly readFilms: (
    ids: readonly string[],
  ) => Promise<
    ReadonlyMap<string, { readonly creationId: string; readonly status: ContentStatus | null }>
  >;
}

interface Outlined {
  readonly story: BoardedStory;
  readonly snapshot: BoardSnapshot;
  readonly keys: ArtifactKeys;
  readonly asked: readonly string[];
}

/**
 * Loads the cards of stories for a list, with a number of queries that does not depend on their
 * number.
 */
export async function listCards(
  found: readonly StoryRecord[],
  inTurn: InTurn,
  ports: ListPorts,
): Promise<StoryCard[]> {
  const ids = found.map(({ id }) => id);
  const boarded = found.flatMap((story): BoardedStory[] =>
    story.board ? [{ ...story, board: story.board }] : [],
  );
  const [work, films, recordings, withheld] = await inTurn(() =>
    Promise.all([
      ports.readWork(ids),
      ports.readFilms(ids),
      recordingsOf(boarded, ports.uploads),
      ports.stories.withheldAmong(ids),
    ]),
  );
  // Outlining a board is slow, so each one takes a turn of its own and others are answered in
  // between.
  const outlined = new Map<string, Outlined>();
  for (const story of boarded)
    await inTurn(async () => {
      const { board, kept, latest } = story;
      const snapshot = { board, kept, recording: recordings.get(story.id) ?? null };
      const keys = ports.keys();
      const asked = keysOfOutline(snapshot, latest, keys);
      outlined.set(story.id, { story, snapshot, keys, asked });
    });
  const wanted = new Map([...outlined].map(([id, { asked }]) => [id, asked]));
  const artifacts = await ports.artifacts.findAll(wanted, inTurn);
  const cards: StoryCard[] = [];
  for (const story of found) {
    const known = outlined.get(story.id);
    const film = films.get(story.id);
    const around = {
      working: work.has(story.id),
      withheld: withheld.has(story.id),
      renderedAs: film && isFinished(film.status) ? film.creationId : null,
      address: ports.address,
      now: ports.now(),
    };
    await inTurn(async () => {
      const outline =
        known &&
        readOutline(known.snapshot, story.latest, known.keys, artifacts.get(story.id) ?? []);
      cards.push(presentStoryCard(story, { ...around, outline: outline ?? null }));
    });
  }
  return cards;
}
