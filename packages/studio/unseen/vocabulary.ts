import { createRandom } from "@kinora/studio/scene/random";
import {
  ACTIONS,
  type Action,
  GARMENTS,
  type Garment,
  PLACES,
  type Place,
  TIMES_OF_DAY,
  type TimeOfDay,
  WEATHERS,
  type Weather,
} from "@kinora/studio/scene/scene-spec";
import { type Folder, listOf, readLines, readNouns, type Who, wordsOf } from "./read-vocabulary.ts";

export interface Noun {
  readonly word: string;
  readonly who: Who;
  /** Names of pictures that show the thing itself, including the word. */
  readonly same: ReadonlySet<string>;
  /** Names within two steps in WordNet, whose picture may stand for it when that is reported. */
  readonly kin: ReadonlySet<string>;
}

export interface DeedWords {
  readonly ing: string;
  readonly s: string;
  /** Actions of figures that show it; empty when its object shows it. */
  readonly shows: readonly Action[];
}

/** Relations that figures must have in the picture. */
export const STANDS = [
  ...["on", "under", "behind", "before", "beside", "in", "above", "between"],
  ...["with", "face", "chase", "hug", "hold", "near"],
] as const;
export type Stands = (typeof STANDS)[number];

export interface Handling extends DeedWords {
  readonly passive: string;
  readonly stands: Stands;
  readonly things: readonly Noun[];
}

/** Words for a part of the setting, and what shows it. */
export interface ScenePhrase<T> {
  readonly words: string;
  readonly shows: readonly T[];
}

export interface PlacePhrase extends ScenePhrase<Place> {
  /** Similar places, which must be reported. */
  readonly near: readonly Place[];
  readonly outdoors: boolean;
}

export interface Count {
  readonly words: string;
  readonly least: number;
  readonly exact: boolean;
}

export interface Vocabulary {
  readonly nouns: readonly Noun[];
  readonly deeds: readonly (DeedWords & { readonly who: readonly string[] })[];
  readonly handlings: readonly Handling[];
  readonly stages: readonly { readonly noun: Noun; readonly stands: readonly string[] }[];
  readonly relations: readonly { readonly words: string; readonly stands: Stands }[];
  readonly places: readonly PlacePhrase[];
  readonly times: readonly ScenePhrase<TimeOfDay>[];
  readonly weathers: readonly ScenePhrase<Weather>[];
  readonly colours: readonly { readonly words: string; readonly colour: string }[];
  readonly counts: readonly Count[];
  readonly ensembles: readonly Count[];
  readonly garments: readonly ScenePhrase<Garment["item"]>[];
}

/** The half used for tuning, and the one held out while the reader is being developed. */
export const HALVES = ["open", "held"] as const;
export type Half = (typeof HALVES)[number];
/** Practice has words of neither half, in the structures of the open one. */
export type Source = Half | "practice";

/** Fixed before any work on the reader. */
const SPLIT = 15_2026;

/** Returns the half that a word, a phrase or the name of a structure belongs to. */
export const halfOf = (word: string): Half =>
  createRandom(SPLIT, word).next() < 0.5 ? "open" : "held";

const among = <T extends string>(known: readonly T[], field = "") =>
  wordsOf(field).flatMap((word) => known.filter((each) => each === word));

function countOf([words = "", number = ""]: readonly string[]): Count {
  return { words, least: Number.parseInt(number, 10), exact: !number.endsWith("+") };
}

const settings = <T extends string>(
  lines: readonly string[][],
  known: readonly T[],
): ScenePhrase<T>[] => lines.map(([words = "", shows]) => ({ words, shows: among(known, shows) }));

/** Reads all nouns of the vocabulary by word, with what may stand for them in a picture. */
function readKin(folder: Folder): ReadonlyMap<string, Noun> {
  const groups = new Map(readNouns(folder).map(({ word, who }) => [word, who]));
  const shownAs = new Map(
    readLines("shown-as", folder).map(([word = "", names]) => [word, listOf(names)]),
  );
  return new Map(
    readLines("kin", folder).map(([word = "", same, kin]) => [
      word,
      {
        word,
        who: groups.get(word) ?? "things",
        same: new Set([word, ...listOf(same), ...(shownAs.get(word) ?? [])]),
        kin: new Set(listOf(kin)),
      },
    ]),
  );
}

/** Returns a check whether a word belongs to a source. */
function belongsTo(source: Source): (word: string) => boolean {
  if (source !== "practice") return (word) => halfOf(word) === source;
  const taken = new Set(
    ["kin", "deeds", "handlings", "places", "times", "weathers"]
      .flatMap((name) => readLines(name).flatMap(([words]) => listOf(words)))
      .concat(readLines("relations").flatMap(([, words]) => listOf(words))),
  );
  return (word) => !taken.has(word);
}

/**
 * Reads the words of a half or those for practice; tuning the reader on one half does not expose it
 * to the words of the other. Numbers, colours, ensembles and garments for practice are those of
 * the open half.
 */
export function readVocabulary(source: Source): Vocabulary {
  const folder = source === "practice" ? "practice" : "vocabulary";
  const lines = (name: string) => readLines(name, folder);
  const kin = readKin(folder);
  const ours = belongsTo(source);
  const openly = belongsTo(source === "held" ? "held" : "open");
  const nounsOf = (field?: string) =>
    listOf(field).flatMap((word) => {
      const noun = ours(word) ? kin.get(word) : undefined;
      return noun === undefined ? [] : [noun];
    });
  const mine = <T extends { readonly words: string }>(all: readonly T[], own = ours) =>
    all.filter(({ words }) => own(words));
  return {
    nouns: readNouns(folder).flatMap(({ word }) => nounsOf(word)),
    deeds: lines("deeds").flatMap(([forms, shows, who]) => {
      const [ing = "", s = ""] = listOf(forms);
      return ours(ing) ? [{ ing, s, shows: among(ACTIONS, shows), who: wordsOf(who) }] : [];
    }),
    handlings: lines("handlings").flatMap(([forms, stands, shows = "", things]) => {
      const [ing = "", s = "", passive = ""] = listOf(forms);
      const handled = nounsOf(things);
      const [how] = among(STANDS, stands);
      if (how === undefined || handled.length === 0) return [];
      const actions = shows.includes("-") ? [] : among(ACTIONS, shows);
      return [{ ing, s, passive, stands: how, shows: actions, things: handled }];
    }),
    stages: lines("stages").flatMap(([word, stands]) =>
      nounsOf(word).map((noun) => ({ noun, stands: listOf(stands) })),
    ),
    relations: lines("relations").flatMap(([stands, words]) =>
      among(STANDS, stands).flatMap((how) =>
        listOf(words)
          .filter(ours)
          .map((each) => ({ words: each, stands: how })),
      ),
    ),
    places: mine(
      lines("places").map(([words = "", shows, near, air]) => ({
        words,
        shows: among(PLACES, shows),
        near: among(PLACES, near),
        outdoors: air === "o",
      })),
    ),
    times: mine(settings(lines("times"), TIMES_OF_DAY)),
    weathers: mine(settings(lines("weathers"), WEATHERS)),
    colours: readLines("colours").map(([words = "", colour = ""]) => ({ words, colour })),
    counts: readLines("counts").map(countOf),
    ensembles: mine(readLines("ensembles").map(countOf), openly),
    garments: mine(settings(readLines("garments"), GARMENTS), openly),
  };
}
