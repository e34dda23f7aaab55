import type {
  AwardRecord,
  AwardStore,
  RevocableAward,
  WorkStanding,
} from "@kinora/domain/award/award-stores";
import type { Streak } from "@kinora/domain/award/streak";
import { dayAfter } from "@kinora/domain/award/utc-week";

/** Facts about one person that a test sets. */
export interface MemoryAwards extends AwardStore {
  readonly granted: AwardRecord[];
  readonly standings: Map<string, WorkStanding>;
  /** When each transaction paid for something. */
  readonly payments: Map<string, Date>;
  paused: boolean;
}

/** Creates the awards of one person in memory, with the constraints of the tables. */
export function memoryAwards(): MemoryAwards {
  const granted: AwardRecord[] = [];
  const standings = new Map<string, WorkStanding>();
  const payments = new Map<string, Date>();
  const turned = new Map<string, Omit<RevocableAward, "gems" | "version">>();
  const activeDays = new Set<string>();
  let streak: Streak | null = null;
  let wantsStreaks = true;
  return {
    ...{ granted, standings, payments, paused: false },
    lock: async () => {},
    async isPaused() {
      return this.paused;
    },
    pausedDays: async () => [],
    streak: async () => streak,
    saveStreak: async (_userId, next) => {
      streak = next;
    },
    claimedDays: async () => [],
    addActiveDay: async (_userId, day) => void activeDays.add(day),
    activeDays: async (_userId, from) =>
      [...activeDays].filter((day) => day >= from && day < dayAfter(from, 7)).sort(),
    paidAt: async (transactionId) => payments.get(transactionId) ?? null,
    hasWork: async (award, work) => granted.some((one) => one.award === award && one.work === work),
    add: async (one) => {
      const isDouble = granted.some(
        ({ award, period, work }) =>
          award === one.award && (period === one.period || (work !== null && work === one.work)),
      );
      if (isDouble) throw new Error(`${one.award} was granted twice for ${one.period}`);
      granted.push(one);
    },
    findFor: async (award, work) => {
      const found = granted.find((one) => one.award === award && one.work === work);
      if (!found) return null;
      const { userId, gems, receiptId, version } = found;
      return { userId, gems, receiptId, version, kept: gems, turns: 0, ...turned.get(award) };
    },
    turn: async (award, to) => void turned.set(award, to),
    held: async (_userId, periods) =>
      new Set(granted.filter(({ period }) => periods.includes(period)).map(({ award }) => award)),
    standing: async ({ id }) => {
      const standing = standings.get(id);
      if (!standing) throw new Error(`${id} is unknown`);
      return standing;
    },
    findStanding: async (_asked, { after, limit }) =>
      [...standings.keys()]
        .filter((id) => id > after)
        .sort()
        .slice(0, limit),
    wantsStreaks: async () => wantsStreaks,
    chooseStreaks: async (_userId, shown) => {
      wantsStreaks = shown;
    },
  };
}
