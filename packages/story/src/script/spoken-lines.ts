import type { StorySettings } from "@kinora/contracts/story/board";
import type { Random } from "@kinora/studio/scene/random";
import { chooseBeats, countWords, sceneCount, wordsFor } from "./beats.ts";
import type { Beat } from "./genre/book.ts";
import type { Idea, StoryFigure } from "./idea.ts";
import { canTell, tell } from "./slots.ts";

/** A line spoken by a character. It gets its own scene, because a scene has one voice. */
export interface SpokenLine {
  /** The beat it follows. */
  readonly after: Beat;
  readonly who: "hero" | "helper";
  /** In quotation marks. */
  readonly text: string;
}

interface Cue extends Omit<SpokenLine, "text"> {
  readonly lines: readonly string[];
}

/**
 * In the present tense and first person, and suitable for any figure. The narrator has just told
 * the wish, so no line repeats it.
 */
const WISHES = [
  "I have made up my mind. I am going.",
  "It is a long way, I know. I will go anyway.",
  "Somebody has to try. It may as well be me.",
  "If I do not try now, I never will.",
  "I can stay here and wonder, or I can go and see.",
  "They may laugh. I will do it all the same.",
  "One day, I always said. Why not today?",
  "I have thought about it long enough. It is time.",
] as const;
const GREETINGS = [
  "Hello there. I am #helper#. Shall we go together?",
  "You look lost. I am #helper#, and I know the way.",
  "I saw you from far off. Come, we will do it together.",
  "Two can do what one cannot. I am coming with you.",
  "Do not give up now. I will stay with you.",
  "I was hoping for company. Shall I come along?",
] as const;
const ENDINGS = [
  "So that is how it feels. I will never forget it.",
  "I was not sure that I could. Now I know.",
  "Look at that. It was worth every step of the way.",
  "I would do it all again, from the very beginning.",
  "And to think that I almost stayed at home.",
] as const;

/** Minimum words of a story for one, two and three spoken lines. */
const ENOUGH = [65, 110, 200] as const;
const speaks = ({ entry, pronouns }: StoryFigure) =>
  entry.kind === "character" && pronouns.themself !== "themselves";

/** Chooses what the characters of a story say, in narrative order; none in a short story. */
export function chooseLines(idea: Idea, settings: StorySettings, random: Random): SpokenLine[] {
  const beats = chooseBeats(sceneCount(settings));
  const goal = wordsFor(settings);
  const cues: Cue[] = [
    { after: beats.includes("want") ? "want" : "hook", who: "hero", lines: WISHES },
    { after: "helper", who: "helper", lines: GREETINGS },
    { after: "turn", who: "hero", lines: ENDINGS },
  ];
  const named = idea.helper.name.startsWith("the ") ? undefined : idea.helper.name;
  const slots = { helper: named };
  return cues
    .filter(({ after, who }) => beats.includes(after) && speaks(idea[who]))
    .slice(0, ENOUGH.filter((words) => goal >= words).length)
    .map(({ after, who, lines }) => {
      const able = lines.filter((line) => canTell(line, slots));
      const stream = random.fork(after);
      return { after, who, text: `“${tell(stream.pick(able), slots, stream)}”` };
    });
}

/** Total words of all lines. */
export const wordsOfLines = (lines: readonly SpokenLine[]) =>
  lines.reduce((sum, { text }) => sum + countWords(text), 0);
