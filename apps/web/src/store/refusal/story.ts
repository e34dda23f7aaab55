import type { storyRefusals } from "@kinora/contracts/story/story-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const storyRefusalWords: WordsOf<typeof storyRefusals> = {
  STORY_NOT_FOUND: () => [t`This story can't be found`, t`It was deleted, or it isn't yours.`],
  STORY_WITHHELD: () => [
    t`This story was restricted`,
    t`Nothing more can be made from it: a film of it was restricted for child safety.`,
  ],
  STORY_RESTRICTED: () => [
    t`This storyboard's link is closed`,
    t`It can't be shared by link. “Share by link” on the storyboard says why.`,
  ],
  STORIES_FULL: () => [
    t`Your account can't keep more stories`,
    t`Delete one you no longer need first.`,
  ],
  STORY_EMPTY: () => [t`There's nothing to tell yet`, t`Write an idea, or paste a script.`],
  STORY_TOO_LONG: () => [
    t`This is too long for a story`,
    t`Three minutes and 16 scenes at most. Cut some.`,
  ],
  STORY_UNSAYABLE: () => [t`The voice can't say this`, t`Write words, or choose a silent story.`],
  STORY_UNSPOKEN: () => [
    t`Some voices aren't made yet`,
    t`A service speaks: make pictures and voices first.`,
  ],
  STORY_UNPICTURED: () => [
    t`Some pictures aren't made yet`,
    t`A service draws: make pictures and voices first.`,
  ],
  STORY_UNFILMED: () => [
    t`Some clips aren't made yet`,
    t`A service makes them: update those scenes first.`,
  ],
  STORY_NO_RECORDING: () => [
    t`No recording is chosen`,
    t`Choose yours on the storyboard, or pick a voice in Settings.`,
  ],
  STORY_CHANGED: () => [t`The story was changed elsewhere`, t`Check it, then continue.`],
  STORY_BUSY: () => [t`The story is being worked on`, t`Wait for it, or cancel.`],
  STORY_PRICE_CHANGED: () => [t`The price has changed`, t`Check the new price, then press again.`],
  SCENE_LOCKED: () => [t`This scene is locked`, t`Unlock it to change it.`],
  BOARD_INVALID: () => [t`The storyboard isn't consistent`, t`Undo your last change.`],
  NOTHING_TO_UNDO: () => [t`There's no further step`, t`This is as far as it goes.`],
};
