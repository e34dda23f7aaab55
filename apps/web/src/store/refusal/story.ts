import type { storyRefusals } from "@kinora/contracts/story/story-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const storyRefusalWords: WordsOf<typeof storyRefusals> = {
  STORY_NOT_FOUND: () => [t`This story is not here`, t`It was deleted, or it is somebody else's.`],
  STORY_WITHHELD: () => [
    t`This story was restricted`,
    t`Nothing more can be made from it: a film of it was restricted for child safety.`,
  ],
  STORIES_FULL: () => [
    t`You keep as many stories as your account may`,
    t`Delete one you no longer need first.`,
  ],
  STORY_EMPTY: () => [t`There is nothing to tell yet`, t`Write an idea, or paste a script.`],
  STORY_TOO_LONG: () => [
    t`This is too long for a story`,
    t`Three minutes and 16 scenes at most. Cut some.`,
  ],
  STORY_UNSAYABLE: () => [t`The voice cannot say this`, t`Write words, or choose a silent story.`],
  STORY_UNSPOKEN: () => [
    t`Not all of it is spoken yet`,
    t`A service speaks it: make pictures and voices first.`,
  ],
  STORY_UNPICTURED: () => [
    t`Not all of it is pictured yet`,
    t`A service pictures it: make pictures and voices first.`,
  ],
  STORY_NO_RECORDING: () => [
    t`No recording is chosen`,
    t`Choose yours on the storyboard, or take a voice in Settings.`,
  ],
  STORY_CHANGED: () => [t`The story was changed elsewhere`, t`Look at it again, then go on.`],
  STORY_BUSY: () => [t`The story is being worked on`, t`Wait for it, or cancel.`],
  STORY_PRICE_CHANGED: () => [
    t`The price has changed`,
    t`Look at the new price, then press again.`,
  ],
  SCENE_LOCKED: () => [t`This scene is locked`, t`Unlock it to change it.`],
  BOARD_INVALID: () => [t`The storyboard does not fit together`, t`Take your last change back.`],
  NOTHING_TO_UNDO: () => [t`There is no further step`, t`This is as far as it goes.`],
};
