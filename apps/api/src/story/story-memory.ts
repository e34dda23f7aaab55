import type { Story } from "@kinora/contracts/story/story";
import {
  patchSince,
  printOf,
  type StoryPatch,
  type StoryPrint,
} from "@kinora/contracts/story/story-patch";
import { canonical } from "@kinora/domain/canonical";
import type { Digest } from "@kinora/domain/story/artifact-keys";
import type { StoryWorkView } from "@kinora/domain/story/story-work-view";
import type { Locale } from "@kinora/text/locale";

/**
 * Maximum stories whose recent states are kept, and states kept of each: those that open pages may
 * be showing.
 */
const STORIES_KEPT = 500;
const STATES_KEPT = 3;

interface Remembered {
  readonly sequence: number;
  /** The artifacts in progress. */
  readonly atWork: string;
  /** By locale. */
  readonly prints: ReadonlyMap<Locale, readonly StoryPrint[]>;
}

/**
 * Remembers fingerprints of what this process last showed of each story, so that only changes are
 * sent. Pages reload states that were evicted or shown by another process.
 */
export function storyMemory(digest: Digest) {
  const remembered = new Map<string, Remembered>();
  const atWorkOf = (work: StoryWorkView | null) =>
    canonical(work && { kind: work.kind, stage: work.stage, atWork: work.atWork });
  const forgetOldest = () => {
    for (const oldest of remembered.keys()) {
      if (remembered.size <= STORIES_KEPT) return;
      remembered.delete(oldest);
    }
  };

  return {
    /**
     * @returns a patch from the states shown before to this one
     */
    show(story: Story, work: StoryWorkView | null, locale: Locale): StoryPatch {
      const { id, sequence } = story;
      const known = remembered.get(id)?.prints ?? new Map<Locale, readonly StoryPrint[]>();
      const earlier = known.get(locale) ?? [];
      const print = printOf(story, digest);
      const others = earlier.filter((state) => state.sequence !== sequence);
      const prints = new Map(known).set(locale, [...others, print].slice(-STATES_KEPT));
      remembered.delete(id);
      remembered.set(id, { sequence, atWork: atWorkOf(work), prints });
      forgetOldest();
      return patchSince(earlier, story, print);
    },
    /**
     * True when this state was already shown with the same artifacts in progress, so that only
     * their progress is new.
     */
    knows(id: string, sequence: number, work: StoryWorkView | null): boolean {
      const last = remembered.get(id);
      return last?.sequence === sequence && last.atWork === atWorkOf(work);
    },
  };
}
export type StoryMemory = ReturnType<typeof storyMemory>;
