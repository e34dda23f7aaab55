import type { StoryTheme } from "@kinora/contracts/story/story-vocabulary";
import { conjugate } from "./conjugate.ts";
import type { Deed } from "./idea.ts";

interface Theme {
  readonly wish: Pick<Deed, "infinitive" | "past">;
  /** Lines for the journey and for the time near the end. */
  readonly middle: readonly string[];
  readonly late: readonly string[];
}

/** The underlying theme of a story: a wish for prompts that name none, and thoughts on the way. */
export const THEMES: Readonly<Record<StoryTheme, Theme>> = {
  informative: {
    wish: { infinitive: "see what lay beyond #place#", past: "saw what lay beyond #place#" },
    middle: [
      "#hero# looked closely, because close looking is half of knowing.",
      "Every answer had a smaller question folded inside.",
    ],
    late: [
      "#hero# kept what #they# had learned, the way others keep coins.",
      "Now #they# knew, and knowing was enough.",
    ],
  },
  friendship: {
    wish: { infinitive: "find a friend", past: "found a friend" },
    middle: ["It is hard to carry a day alone.", "A shared silence weighs half as much."],
    late: [
      "Some friends are found; some are simply noticed at last.",
      "From then on there were always two cups on the table.",
    ],
  },
  courage: {
    wish: { infinitive: "be brave, just once", past: "was brave, just once" },
    middle: [
      "#hero#’s knees shook, and #hero# went on anyway.",
      "Being brave felt a lot like being scared, only forwards.",
    ],
    late: [
      "The fear had not gone. It had only stopped giving orders.",
      "Courage, it turned out, had been there all along, waiting to be asked.",
    ],
  },
  discovery: {
    wish: {
      infinitive: "find what nobody had ever found",
      past: "found what nobody had ever found",
    },
    middle: [
      "There was a whole page missing from every map, and this was it.",
      "What was that, over there? #hero# had to know.",
    ],
    late: [
      "The world had grown by exactly one secret.",
      "#hero# drew it on the map, very small, in pencil.",
    ],
  },
  home: {
    wish: { infinitive: "find a place to call home", past: "found a place to call home" },
    middle: [
      "#hero# thought of a lit window, and of whoever might be behind it.",
      "Far away is only far away from somewhere.",
    ],
    late: [
      "Home is where somebody has kept your chair free.",
      "The door was open, as it had been all along.",
    ],
  },
  nature: {
    wish: { infinitive: "hear what #place# had to say", past: "heard what #place# had to say" },
    middle: [
      "Nothing out there was in a hurry, and everything got done.",
      "#hero# walked softly, like a guest.",
    ],
    late: [
      "#hero# left nothing behind but footprints, and the wind took those.",
      "The wild does not answer loudly. It answers.",
    ],
  },
  perseverance: {
    wish: { infinitive: "finish what #they# had begun", past: "finished what #they# had begun" },
    middle: [
      "Again, then. And after that, again.",
      "It was not strength that kept #them# going. It was simply not stopping.",
    ],
    late: [
      "It had taken a hundred small steps, and not one had been wasted.",
      "The hundredth try looks like luck to those who missed the first ninety-nine.",
    ],
  },
  kindness: {
    wish: {
      infinitive: "do one good thing that nobody had asked for",
      past: "did one good thing that nobody had asked for",
    },
    middle: [
      "It cost nothing, and #hero# gave it twice.",
      "Somebody had once been kind to #them#, and #hero# had kept the warmth.",
    ],
    late: [
      "Kindness is a quiet thing. You mostly hear it later.",
      "By evening the small good deed had wandered off to do others.",
    ],
  },
};

const AFRAID = /\b(?:afraid|scared|frightened|nervous|shy)\b/;
const LOST = /\b(?:lost|stuck|trapped|stranded|strand|alone|lose (?:(?:her|his|its|their) )?way)\b/;
/** Things missed because they have left or passed. */
const MISSABLE = /\b(?:bus|train|ship|boat|flight|class|start|beginning|chance|target|point)\b/;
const GONE = /^(?:lose|miss|drop|forget|break|vanish|disappear)/;

/**
 * Returns the wish of a story: the goal of the prompt, the way out of its trouble, or the theme's
 * suggestion.
 */
export function wishOf(
  deed: Deed | undefined,
  theme: StoryTheme,
): Pick<Deed, "infinitive" | "past"> {
  if (deed?.kind === "goal") return deed;
  if (deed?.kind !== "trouble") return THEMES[theme].wish;
  const unable = /^cannot (.+?)( anymore| any more)?$/.exec(deed.infinitive);
  if (unable?.[1] !== undefined) {
    const { infinitive, past } = conjugate(unable[1]);
    const again = unable[2] === undefined ? "" : " again";
    return { infinitive: `${infinitive}${again}`, past: `${past}${again}` };
  }
  if (AFRAID.test(deed.infinitive))
    return { infinitive: "be brave for once", past: "was brave at last" };
  if (LOST.test(deed.infinitive))
    return { infinitive: "find a way home", past: "found the way home" };
  const missed = /^miss (?!out\b)(.+)$/.exec(deed.infinitive)?.[1];
  if (missed !== undefined && !MISSABLE.test(missed))
    return { infinitive: `see ${missed} again`, past: `saw ${missed} again` };
  const forgotten = /^forget (?!to\b)(.+)$/.exec(deed.infinitive)?.[1];
  if (forgotten !== undefined)
    return { infinitive: `remember ${forgotten}`, past: `remembered ${forgotten}` };
  const lost = /^(?:lose|drop) (.+?)(?: and .+)?$/.exec(deed.infinitive)?.[1];
  if (lost !== undefined) return { infinitive: `find ${lost} again`, past: `found ${lost} again` };
  const broken = /^break (?!down|up|out|in)(.+?)(?: and .+)?$/.exec(deed.infinitive)?.[1];
  if (broken !== undefined) return { infinitive: `mend ${broken}`, past: `mended ${broken}` };
  if (GONE.test(deed.infinitive))
    return { infinitive: "get back what was gone", past: "got back what was gone" };
  return { infinitive: "put things right", past: "put things right" };
}
