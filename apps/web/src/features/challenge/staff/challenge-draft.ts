import {
  type ChallengeSettings,
  challengeSettings,
} from "@kinora/contracts/challenge/challenge-settings";
import type { BandMeaning, PrizeKind } from "@kinora/contracts/challenge/challenge-vocabulary";
import { PRIZE_KINDS } from "@kinora/contracts/challenge/challenge-vocabulary";
import { USUAL_PRIZES } from "@kinora/contracts/challenge/prize-plan";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { resolveWallTime } from "@kinora/contracts/schedule/resolve-wall-time";
import { isWallTime } from "@kinora/contracts/schedule/wall-time";
import { wallTimeOf } from "@kinora/contracts/schedule/wall-time-of";

/** Settings as they are being written: figures and times as in their fields. */
export interface ChallengeDraft {
  readonly theme: string;
  readonly brief: string;
  /** An address of a work, or its id. */
  readonly cover: string;
  readonly kinds: readonly ContentKind[];
  readonly entriesEach: number;
  /** On the clocks of the zone: "2026-12-01T18:30". */
  readonly opens: string;
  readonly voting: string;
  readonly closes: string;
  readonly zone: string;
  readonly pool: string;
  readonly shares: Readonly<Record<PrizeKind, string>>;
  readonly bands: BandMeaning;
}

const DAY = 24 * 3_600_000;

/** Opens tomorrow at the full hour, with a day for entries and one for the vote. */
export function emptyDraft(now: Date, zone: string): ChallengeDraft {
  const at = (days: number) =>
    `${wallTimeOf(new Date(now.getTime() + days * DAY), zone).slice(0, 13)}:00`;
  return {
    ...{ theme: "", brief: "", cover: "", kinds: ["image", "video"], entriesEach: 1 },
    ...{ opens: at(1), voting: at(2), closes: at(3), zone, pool: "600" },
    ...writtenPlan(USUAL_PRIZES),
  };
}

const writtenPlan = ({ shares, bands }: ChallengeSettings["plan"]) => {
  const { first, second, third, top5, top10, top20 } = shares;
  return {
    shares: {
      ...{ first: String(first), second: String(second), third: String(third) },
      ...{ top5: String(top5), top10: String(top10), top20: String(top20) },
    },
    bands,
  };
};

/** Returns settings as they are written in the form, with times on the clocks of a zone. */
export function draftFrom(settings: ChallengeSettings, zone: string): ChallengeDraft {
  const { theme, brief, coverId, kinds, entriesEach, opensAt, votingAt, closesAt } = settings;
  const shown = (moment: string) => wallTimeOf(new Date(moment), zone);
  return {
    ...{ theme, brief, cover: coverId ?? "", kinds, entriesEach, zone },
    ...{ opens: shown(opensAt), voting: shown(votingAt), closes: shown(closesAt) },
    ...{ pool: String(settings.pool), ...writtenPlan(settings.plan) },
  };
}

/** Returns the same moments on the clocks of another zone. */
export function inZone(draft: ChallengeDraft, zone: string): ChallengeDraft {
  const moved = (wall: string) =>
    isWallTime(wall) ? wallTimeOf(resolveWallTime(wall, draft.zone).at, zone) : wall;
  return {
    ...{ ...draft, zone, opens: moved(draft.opens) },
    ...{ voting: moved(draft.voting), closes: moved(draft.closes) },
  };
}

/** Takes the id out of an address of a work. */
export const coverIdOf = (written: string): string | null =>
  /^(?:.*\/item\/)?([^/?#\s]+)[^/]*$/.exec(written.trim())?.[1] ?? null;

const percentOf = (written: string): number => (/^\d{1,3}$/.test(written) ? Number(written) : -1);

/** Percent of the pool that are given away; NaN while a figure is none. */
export const shareSum = ({ shares }: Pick<ChallengeDraft, "shares">): number =>
  PRIZE_KINDS.reduce((sum, kind) => {
    const share = percentOf(shares[kind]);
    return share < 0 ? Number.NaN : sum + share;
  }, 0);

export type DraftFlaw = keyof ChallengeSettings;

/** Returns the settings, or the fields that are not as they must be. */
export function settingsFrom(
  draft: ChallengeDraft,
):
  | { readonly settings: ChallengeSettings; readonly flaws: readonly [] }
  | { readonly settings: null; readonly flaws: readonly DraftFlaw[] } {
  const { theme, brief, kinds, entriesEach, zone, shares, bands } = draft;
  const moment = (wall: string) =>
    isWallTime(wall) ? resolveWallTime(wall, zone).at.toISOString() : "";
  const share = (kind: PrizeKind) => percentOf(shares[kind]);
  const read = challengeSettings.safeParse({
    ...{ theme, brief, coverId: coverIdOf(draft.cover), kinds, entriesEach },
    ...{ opensAt: moment(draft.opens), votingAt: moment(draft.voting) },
    closesAt: moment(draft.closes),
    pool: /^\d{1,6}$/.test(draft.pool) ? Number(draft.pool) : -1,
    plan: {
      shares: {
        ...{ first: share("first"), second: share("second"), third: share("third") },
        ...{ top5: share("top5"), top10: share("top10"), top20: share("top20") },
      },
      bands,
    },
  });
  if (read.success) return { settings: read.data, flaws: [] };
  const known = new Set<string>(Object.keys(challengeSettings.shape));
  const isField = (name: unknown): name is DraftFlaw => typeof name === "string" && known.has(name);
  return {
    settings: null,
    flaws: read.error.issues.flatMap(({ path: [name] }) => (isField(name) ? name : [])),
  };
}
