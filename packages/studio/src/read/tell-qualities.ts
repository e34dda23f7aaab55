import type { Pattern } from "../scene/scene-spec.ts";
import { PATTERN_WORDS } from "./lexicon/pattern-words.ts";
import { QUIET_WORDS } from "./lexicon/quiet-words.ts";
import type { Mention, Reading } from "./mention.ts";
import type { Term } from "./split-terms.ts";

/** Colours that a place or a plain word has anyway, which need no report. */
const OWN_COLOURS: Readonly<Record<string, string>> = {
  green:
    "forest,jungle,meadow,park,farm,bamboo-grove,vineyard,grass,tree,leaf,bush,foliage,hill,fern,moss,vine",
  blue: "ocean,lake,river,underwater,harbour,waterfall,ice,sky,water,wave",
  white: "snow,ice,cloud,snow,star,moon,mountains,foam,wave",
  golden:
    "desert,beach,wheat-field,savanna,light,sun,sunbeam,ray,sand,glow,sky,wave,leaf,tree,star,hour",
  red: "leaf,tree,mars,canyon,volcano,foliage",
  orange: "leaf,tree,canyon,foliage,glow,sky,sun,light,mars",
  yellow: "desert,beach,wheat-field,sun,leaf,light,moon,star,sand",
  black: "space,sky,night",
};

/** Returns true when a place or plain word has this colour whether or not the prompt names it. */
export const hasByItself = (colour: string, thing: string) =>
  OWN_COLOURS[colour]?.split(",").includes(thing) === true;

/** Words between a verb and its object, as against those of where it is done. */
const LINKS: ReadonlySet<string> = new Set(["with", "at", "to", "for"]);

/** Minimum length of a reported word; shorter ones are particles. */
const SHORTEST = 4;

/**
 * Collects what a prompt states about its nouns and the engine does not draw ("striped", "wooden",
 * "ancient"), until it is reported with its noun: "striped cat, drawn as cat".
 */
export function collectQualities(reading: Reading) {
  let waiting: string[] = [];
  /** A verb that is not shown, until its object is known. */
  let deed: string | undefined;
  const tell = (words: string) => {
    if (reading.missing.includes(words)) return;
    reading.missing.push(words);
    reading.unread.push(words);
  };
  return {
    /** Takes an unknown adjective or an unknown verb. */
    take(term: Term, beforeNoun: boolean): void {
      const { text, part, written } = term;
      if (part === "other" || text.length < SHORTEST || QUIET_WORDS.has(text)) return;
      if (beforeNoun) waiting.push(written);
      else tell(written);
      deed = !beforeNoun && part === "verb" ? written : undefined;
    },
    /** Holds a colour or count that does not apply to the following place. */
    hold(words: readonly string[]): void {
      waiting.push(...words);
    },
    /** Removes and returns the pattern painted on the following garment. */
    releasePattern(): Pattern | undefined {
      const word = waiting.find((each) => PATTERN_WORDS.has(each.toLowerCase()));
      if (word === undefined) return undefined;
      waiting = waiting.filter((each) => each !== word);
      return PATTERN_WORDS.get(word.toLowerCase());
    },
    /** Takes the word between a verb and its object, if it belongs to both: "plays with a cat". */
    link(words: string): void {
      if (deed === undefined || !reading.missing.includes(deed)) return;
      const linked = LINKS.has(words) ? `${deed} ${words}` : undefined;
      if (linked !== undefined) reading.missing.splice(reading.missing.indexOf(deed), 1, linked);
      deed = linked;
    },
    /** Reports the waiting words with the noun that is drawn, and a verb with those it is about. */
    attach(mention: Mention, written: string, drawnAs: string): void {
      tellDeed(reading, deed, mention);
      deed = undefined;
      if (waiting.length === 0) return;
      const { approximation } = mention;
      mention.approximation = {
        words: [...waiting, approximation?.words ?? written].join(" "),
        drawnAs: approximation?.drawnAs ?? drawnAs,
      };
      waiting = [];
    },
    /** Reports them with a noun that is not a figure: a place, a scarf. */
    attachTo(written: string, drawnAs: string): void {
      deed = undefined;
      if (waiting.length > 0)
        reading.approximations.push({ words: [...waiting, written].join(" "), drawnAs });
      waiting = [];
    },
    /** Reports them with a noun that is not drawn: "crumbling walls". */
    giveUp(written: string): void {
      if (waiting.length > 0) reading.missing.push([...waiting, written].join(" "));
      waiting = [];
    },
    /** Returns the words waiting for an unknown noun, to be reported with it. */
    release(): string[] {
      const words = waiting;
      waiting = [];
      return words;
    },
    /** Reports the words that no noun followed. */
    end(): void {
      deed = undefined;
      for (const words of waiting) tell(words);
      waiting = [];
    },
  };
}

/** Reports a verb with those it is about, once both are known. */
function tellDeed({ missing }: Reading, deed: string | undefined, mention: Mention): void {
  const at = deed === undefined ? -1 : missing.indexOf(deed);
  if (at >= 0 && mention.relation !== undefined)
    missing[at] = `${mention.relation.to.words} ${deed} ${mention.words}`;
}
