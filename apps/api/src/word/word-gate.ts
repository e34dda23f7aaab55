import { setImmediate } from "node:timers/promises";
import type { Route } from "@kinora/contracts/http/route";
import { CONFIRMED_HEADER } from "@kinora/contracts/word/word-list";
import type { NewStrike } from "@kinora/domain/moderation/strike-person";
import {
  type CheckPorts,
  checkWords,
  type PersonText,
  type VeryUnsafe,
  WITHOUT_PAUSE,
} from "@kinora/domain/word/check-words";
import type { FindTerms } from "@kinora/domain/word/word-lists";
import type { BodyGate } from "../http/body-gate.ts";
import { LONGEST_LINE, LONGEST_WAIT_MS } from "../http/rate-limits.ts";
import { turnTaker } from "../http/take-turns.ts";
import { shownTexts, unshownTexts } from "./shown-texts.ts";

export interface WordGate {
  /** Returns the gate for a route's body; null when it has none. */
  readonly ofRoute: (route: Route) => BodyGate | null;
  /** Checks texts of a user that are not in a request body. */
  readonly pass: (userId: string, texts: readonly PersonText[]) => Promise<void>;
  /**
   * Checks texts that were accepted when they were written, before they are used again. Nobody is
   * struck for them.
   */
  readonly passAgain: (texts: readonly PersonText[]) => Promise<void>;
  /** Checks a text from elsewhere; false also while the lists are unavailable. */
  readonly mayBeShown: (text: string) => boolean;
}

export interface WordGatePorts {
  readonly find: () => FindTerms | null;
  readonly strike: (strike: NewStrike) => Promise<void>;
  readonly digest: (text: string) => string;
}

/**
 * Checks every text of a route's body that others may see. A very unsafe one earns its author a
 * strike, once per text, except on routes that are called while the user types.
 */
export function openWordGate(ports: WordGatePorts): WordGate {
  const strike = (userId: string, { category, text }: VeryUnsafe) => {
    const digest = ports.digest(`${userId} ${text}`);
    return ports.strike({ userId, source: "words", reason: category, digest });
  };
  /**
   * Long texts of all senders are checked one at a time: pieces of many of them between other
   * requests would add up.
   */
  const inTurn = turnTaker({ most: 1, longestMs: LONGEST_WAIT_MS, longestLine: LONGEST_LINE });
  const check = (
    written: Parameters<typeof checkWords>[1],
    onVeryUnsafe: CheckPorts["onVeryUnsafe"],
  ) => {
    const work = () => checkWords(ports.find(), written, { onVeryUnsafe, pause: setImmediate });
    const signs = written.texts.reduce((sum, { text }) => sum + text.length, 0);
    return signs > WITHOUT_PAUSE ? inTurn("long", work) : work();
  };
  return {
    ofRoute({ body: schema, whileWriting }) {
      if (!schema) return null;
      const unshown = unshownTexts(schema);
      return async ({ headers, person }, body) => {
        const texts = shownTexts(body, unshown);
        const confirmed = confirmedWords(headers[CONFIRMED_HEADER]);
        await check({ texts, confirmed }, async (found) => {
          if (!whileWriting && person) await strike(person.userId, found);
        });
      };
    },
    mayBeShown: (text) =>
      ports
        .find()?.(text)
        .every(({ term }) => term.isSoft) ?? false,
    passAgain: (texts) => check({ texts, confirmed: null }, async () => {}),
    pass: (userId, texts) => check({ texts, confirmed: null }, (found) => strike(userId, found)),
  };
}

/** Returns the words that the user has confirmed; null when the client cannot ask the user. */
function confirmedWords(header: string | string[] | undefined): ReadonlySet<string> | null {
  if (typeof header !== "string") return null;
  return new Set(header.split(",").map((word) => decoded(word.trim()).toLowerCase()));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
