import type { StoryTone } from "@kinora/contracts/story/story-vocabulary";

/** How each tone explains or offers something; none of it is a claim. */
export const MANNERS: Readonly<Record<StoryTone, readonly string[]>> = {
  basic: [],
  warm: [
    "Come a little closer.",
    "Make yourself comfortable; there is room.",
    "Put the kettle on, if you like. We will wait.",
    "It is nice to have you here.",
    "Take somebody by the hand and show them, too.",
  ],
  playful: [
    "Psst, no peeking. All right, a little peek.",
    "Hop over here!",
    "Wiggle your toes if you are still with us.",
    "One, two, and around the corner we go.",
    "Bonus point for the silliest guess.",
  ],
  dramatic: [
    "And now: hold your breath.",
    "Everything hangs on this moment.",
    "Let the curtain rise.",
    "Do not look away. Not now.",
    "Here it comes.",
  ],
  suspenseful: [
    "Wait. Not so fast.",
    "Something here is not what it seems.",
    "Listen closely.",
    "One more step. Quietly.",
    "You will see it in a moment. Almost.",
  ],
  solemn: [
    "Let us be quiet for a moment.",
    "It deserves our full attention.",
    "With due respect, and without haste.",
    "We lower our voices here.",
    "Some things want to be looked at in silence.",
  ],
  hopeful: [
    "There is a light on over there.",
    "Every beginning fits into a small hand.",
    "Who knows what tomorrow will see?",
    "It only takes one curious person.",
    "Keep the window open.",
  ],
};
