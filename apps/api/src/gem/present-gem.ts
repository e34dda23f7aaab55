import type { GemBalance, GemEntry } from "@kinora/contracts/gem/gem";
import type { GemReceipt } from "@kinora/contracts/gem/gem-receipt";
import { SIGNUP_GEMS } from "@kinora/contracts/limits";
import type { Receipt, StatementEntry } from "@kinora/domain/gem/gem-statement";
import type { Purpose } from "@kinora/domain/gem/purpose";
import type { BalanceView } from "@kinora/domain/gem/read-balance";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";
import { presentMessage } from "../message/present-message.ts";
import { subjectId } from "./join-works.ts";

export function presentBalance(
  { available, held, owed, expiring, dailyClaim }: BalanceView,
  facts: {
    readonly waitsForSignUpGems: boolean;
    /** True while the owner has switched awards off. */
    readonly awardsPaused: boolean;
  },
): GemBalance {
  return {
    available,
    held,
    owed,
    expiring: expiring && { gems: expiring.gems, at: expiring.at.toISOString() },
    dailyClaim: {
      ...dailyClaim,
      claimable: dailyClaim.claimable && !facts.awardsPaused,
      paused: facts.awardsPaused,
      nextAt: dailyClaim.nextAt.toISOString(),
    },
    // A network's share of sign-up gems renews daily, at the same time as the daily gems.
    signUpLater: facts.waitsForSignUpGems
      ? { gems: SIGNUP_GEMS, at: dailyClaim.nextAt.toISOString() }
      : null,
  };
}

export function presentEntry(
  { sequence: _, at, description, ...entry }: StatementEntry,
  around: Pick<GemEntry, "work" | "gift">,
  locale: Locale,
): GemEntry {
  return {
    ...entry,
    ...purposeOnWire(entry),
    ...presentMessage(description),
    description: sentence(description, locale),
    source: entry.purpose.source,
    ...around,
    at: at.toISOString(),
  };
}

export function presentReceipt(
  receipt: Receipt,
  around: Pick<GemReceipt, "work" | "gift" | "payment" | "storyCost">,
  locale: Locale,
): GemReceipt {
  return {
    ...receipt,
    ...purposeOnWire(receipt),
    ...around,
    ...presentMessage(receipt.title),
    title: sentence(receipt.title, locale),
    steps: receipt.steps.map(({ at, note, ...step }) => ({
      ...step,
      ...presentMessage(note),
      note: note === null ? "" : sentence(note, locale),
      at: at.toISOString(),
    })),
    lots: receipt.lots.map((lot) => ({ ...lot, expiresAt: lot.expiresAt?.toISOString() ?? null })),
  };
}

// Both ids were part of the response before `purpose` was.
function purposeOnWire(line: { readonly purpose: Purpose }) {
  return {
    purpose: line.purpose,
    creationId: subjectId(line, "creation"),
    storyId: subjectId(line, "story"),
  };
}
