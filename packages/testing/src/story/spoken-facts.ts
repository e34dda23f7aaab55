import type {
  ArtifactFacts,
  NarrationOrder,
  OwnNarrationOrder,
} from "@kinora/domain/story/story-engine";
import { wordsOf } from "@kinora/domain/story/time-caption";

const SECONDS_PER_WORD = 0.4;

/** Facts about a recording in which every word takes the same time. */
export function spokenFacts(order: NarrationOrder | OwnNarrationOrder): ArtifactFacts {
  const texts = order.kind === "narration" ? [order.text] : order.texts;
  return { parts: texts.map(speak) };
}

function speak(text: string) {
  const words = wordsOf(text).map((word, index) => ({
    ...word,
    start: index * SECONDS_PER_WORD,
    end: (index + 1) * SECONDS_PER_WORD,
  }));
  return { seconds: words.length * SECONDS_PER_WORD, words, peaks: [] };
}
