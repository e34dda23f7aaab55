import type { ReviewAnswers } from "@kinora/contracts/review/review";
import type { AwardRecord } from "@kinora/domain/award/award-stores";
import type { ReviewRecord, ReviewStore } from "@kinora/domain/review/review-store";

interface Kept extends ReviewRecord {
  readonly answeredAt: Date | null;
  readonly counts: boolean;
  readonly paid: string | null;
}

export interface MemoryReviews extends ReviewStore {
  /** What everybody else answers about each work; the person's own answers when they agree. */
  readonly others: Map<string, ReviewAnswers>;
  readonly all: () => readonly Kept[];
}

/** Creates the reviews of one person in memory, with pictures without end to be drawn. */
export function memoryReviews(granted: readonly AwardRecord[]): MemoryReviews {
  const kept = new Map<string, Kept>();
  const others = new Map<string, ReviewAnswers>();
  const all = () => [...kept.values()];
  const isOpen = ({ answers, skippedAt }: Kept) => answers === null && skippedAt === null;
  const change = (id: string, to: Partial<Kept>) => {
    const before = kept.get(id);
    if (before) kept.set(id, { ...before, ...to });
  };
  const unpaid = () => all().filter(({ counts, paid }) => counts && paid === null);
  return {
    ...{ others, all },
    lock: async () => {},
    find: async (id) => kept.get(id) ?? null,
    open: async () => all().filter(isOpen),
    dropUnfit: async () => {},
    draw: async (reviewerId, ids, now) => {
      for (const id of ids)
        kept.set(id, {
          ...{ id, reviewerId, creationId: `work of ${id}`, duration: null, drawnAt: now },
          ...{ answers: null, skippedAt: null, answeredAt: null, counts: false, paid: null },
        });
    },
    day: async (_reviewerId, since) => ({
      drawn: all().filter(({ drawnAt }) => drawnAt >= since).length,
      answered: all().filter(({ answeredAt }) => answeredAt !== null && answeredAt >= since).length,
    }),
    lastEnd: async () => {
      const ends = all().flatMap(({ answeredAt, skippedAt }) => answeredAt ?? skippedAt ?? []);
      return ends.length === 0 ? null : new Date(Math.max(...ends.map(Number)));
    },
    answer: async (id, answers, answeredAt) => change(id, { answers, answeredAt }),
    skip: async (id, skippedAt) => change(id, { skippedAt }),
    count: async (id) => change(id, { counts: true }),
    unpaid: async () => unpaid().map(({ id }) => id),
    pay: async (ids, paid) => {
      for (const id of ids) change(id, { paid });
    },
    awarded: async (_reviewerId, day) =>
      granted.filter(({ award, period }) => award === "review" && period.startsWith(`${day} `))
        .length,
    comparisons: async (_reviewerId, most) =>
      all()
        .flatMap(({ creationId, answers: own }) => {
          const theirs = others.get(creationId);
          return own && theirs ? [{ own, others: [theirs] }] : [];
        })
        .slice(-most),
  };
}
