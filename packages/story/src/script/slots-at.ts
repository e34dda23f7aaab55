import type { StorySettings } from "@kinora/contracts/story/board";
import { createRandom } from "@kinora/studio/scene/random";
import type { GenreBook } from "./genre/book.ts";
import type { Idea } from "./idea.ts";
import {
  figureSlots,
  introduceHelper,
  propSlots,
  type Slots,
  settingSlots,
  tell,
} from "./slots.ts";
import { wishOf } from "./theme.ts";
import type { Trouble } from "./trouble.ts";

/** The material of a story. */
export interface Matter {
  readonly idea: Idea;
  readonly book: GenreBook;
  readonly trouble: Trouble;
  /** Words and scenes available to the narrator. */
  readonly goal: number;
  readonly room: number;
}

const NO_PROP = { prop: undefined, aProp: undefined };

/** Slots available to the lines of a scene. */
export function slotsAt(
  { idea, trouble }: Matter,
  settings: StorySettings,
  known: {
    readonly helper: "no" | "now" | "yes";
    readonly prop: boolean;
    /** False when no trouble has come yet, or a short story has none. */
    readonly trouble?: boolean;
    /** True when the prop is what is sought and has not been found yet. */
    readonly propAway?: boolean;
    /** True when the wish has just been told. */
    readonly wish: boolean;
  },
): Slots {
  const { helper } = idea;
  const wish = wishOf(idea.deed, settings.theme);
  const plain: Slots = {
    ...figureSlots(idea.hero),
    ...settingSlots(idea.setting, idea.away),
    ...(known.propAway === true ? NO_PROP : propSlots(idea, known.prop)),
    trouble: known.trouble === false ? undefined : trouble.noun,
    came: trouble.came,
    helper: known.helper === "yes" ? helper.name : undefined,
    helperIntro: known.helper === "now" ? introduceHelper(helper) : undefined,
    wish: "",
    won: "",
  };
  const still = createRandom(0);
  const inside = (text: string) => tell(`it ${text}`, plain, still).slice(3);
  return {
    ...plain,
    wish: inside(wish.infinitive),
    won: known.wish ? "did just that" : inside(wish.past),
  };
}
