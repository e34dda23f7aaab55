import type { StoryTone } from "@kinora/contracts/story/story-vocabulary";

/** Sentences in a given tone for the beginning, the middle and the end of a story. */
export interface ToneLines {
  readonly early: readonly string[];
  readonly middle: readonly string[];
  readonly late: readonly string[];
}

export const TONES: Readonly<Record<StoryTone, ToneLines>> = {
  // The plain tone adds nothing to the voice of the genre.
  basic: { early: [], middle: [], late: [] },
  warm: {
    early: [
      "Come a little closer; it is warm in this story.",
      "There was a kettle on somewhere, and the smell of toast.",
    ],
    middle: [
      "Somewhere behind #them# a lamp was still burning, just in case.",
      "A little tenderness goes a long way on a cold day.",
      "It helped to know that somebody would save some soup.",
    ],
    late: [
      "Everyone moved up a little, so that there was room.",
      "It was the kind of evening that you can keep in your pocket.",
    ],
  },
  playful: {
    early: ["Ready? Hold on to your hat.", "Nobody had told the day to behave, so it did not."],
    middle: [
      "Oops. Well, these things happen.",
      "Left foot, right foot, left foot, puddle.",
      "It went splendidly, if you did not look.",
    ],
    late: [
      "Ta-da! Nobody clapped, so #hero# did it #themself#.",
      "There may have been a small victory wiggle.",
    ],
  },
  dramatic: {
    early: [
      "No one would sleep that night.",
      "Everything that mattered stood on the edge of that hour.",
    ],
    middle: [
      "Every heartbeat counted. Every single one.",
      "There was no way back now; there was only through.",
      "The sky itself seemed to lean in and listen.",
    ],
    late: ["The whole world drew one long breath.", "What had been broken stood whole."],
  },
  suspenseful: {
    early: ["Listen. Do you hear it, too?", "Something was different tonight. Something small."],
    middle: [
      "A sound. Then nothing.",
      "Behind them, very softly, something moved.",
      "Do not look back. Not yet.",
    ],
    late: ["Only then did #hero# dare to breathe.", "The silence, at last, was only silence."],
  },
  solemn: {
    early: [
      "Let it be told slowly, as such things should be.",
      "There are hours that ask for a lowered voice.",
    ],
    middle: [
      "#hero# bowed #their# head, and carried on.",
      "Some weights are not set down; they are carried until they are lighter.",
      "No word was spoken, and none was needed.",
    ],
    late: [
      "Let it be remembered, if only by a few.",
      "And the quiet that followed was a full one.",
    ],
  },
  hopeful: {
    early: [
      "The night is longest before it gives up.",
      "At the rim of the sky, a thin line of light was waiting.",
    ],
    middle: [
      "Not yet, said the day. But soon.",
      "Even a small light knows what to do in the dark.",
      "Something in #them# kept a window open.",
    ],
    late: [
      "Tomorrow had already begun to shine.",
      "And if it could happen here, it could happen anywhere.",
    ],
  },
};
