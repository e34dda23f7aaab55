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

/** Stories whose last states are remembered, and how many states of each: what their pages may be showing. */
const STORIES_KEPT = 500;
const STATES_KEPT = 3;

interface Remembered {
  readonly sequence: number;
  /** What was being made, artifact by artifact. */
  readonly atWork: string;
  /** By language. */
  readonly prints: ReadonlyMap<Locale, readonly StoryPrint[]>;
}

/**
 * What this process showed of stories last, in short: so that only what has become other is told. What it does not
 * know any more, or another process showed, a page asks for.
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
    /** @returns what leads there from what was shown before */
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
    /** Was this state shown, with the same artifacts at work? Then only how far they are is new. */
    knows(id: string, sequence: number, work: StoryWorkView | null): boolean {
      const last = remembered.get(id);
      return last?.sequence === sequence && last.atWork === atWorkOf(work);
    },
  };
}
export type StoryMemory = ReturnType<typeof storyMemory>;
