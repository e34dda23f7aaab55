import { availableGems } from "@kinora/domain/gem/burn-order";
import { decideCredit } from "@kinora/domain/gem/decide-credit";
import { decideExpiry } from "@kinora/domain/gem/decide-expiry";
import { decideHold } from "@kinora/domain/gem/decide-hold";
import { decideRefund } from "@kinora/domain/gem/decide-refund";
import { decideResolution, type Resolution, stillHeld } from "@kinora/domain/gem/decide-resolution";
import { type Credited, decideReversal } from "@kinora/domain/gem/decide-reversal";
import type { GemLedger, HoldResolution, SettleInput } from "@kinora/domain/gem/gem-ledger";
import type { Hold, HoldPart } from "@kinora/domain/gem/hold";
import {
  issuerOf,
  type LotExtension,
  type Movement,
  netChange,
  owedThrough,
} from "@kinora/domain/gem/ledger-change";
import { isExpired, type Lot } from "@kinora/domain/gem/lot";
import { requestBody } from "@kinora/domain/gem/request-body";
import { requireWholeGems } from "@kinora/domain/gem/whole-gems";
import { Refusal } from "@kinora/domain/refusal";

interface Purse {
  lots: Lot[];
  log: Movement[];
  bodies: Map<string, string>;
  /** Lots whose life has been extended. */
  extended: Set<string>;
}

/** The response to each idempotency key of a user. */
type Answers<T> = Map<string, T>;

export interface MemoryGemLedger extends GemLedger {
  expireLots(userId: string, now: Date): void;
  /** Lots in order of credit. */
  lots(userId: string): readonly Lot[];
  log(userId: string): readonly Movement[];
}

const owedIn = ({ log }: Purse): number => owedThrough(log);

/**
 * Returns a credit with the part that expired unused and has not been reclaimed from its issuer.
 */
function creditedBy(
  credit: Pick<Credited, "lotId" | "gems" | "reversed">,
  { lots, log }: Purse,
): Credited {
  const kind = lots.find(({ id }) => id === credit.lotId)?.kind ?? "gift";
  const issuer = issuerOf(kind);
  const own = log.filter(({ lotId }) => lotId === credit.lotId);
  const ended = own.filter(({ from, to }) => from === "available" && to === issuer);
  const fetched = own.filter(({ from, to }) => from === issuer && to === "chargeback");
  return { ...credit, kind, ended: netChange([...ended, ...fetched], issuer) };
}

/** Creates a ledger that folds the domain's decisions in memory, without a database. */
export function memoryGemLedger(): MemoryGemLedger {
  const purses = new Map<string, Purse>();
  const holds = new Map<string, { userId: string; hold: Hold }>();
  const calledOff: { userId: string; at: Date }[] = [];
  const receiptIds: Answers<string> = new Map();
  const holdIds: Answers<string> = new Map();
  const resolutions: Answers<HoldResolution> = new Map();
  const refunds: Answers<number> = new Map();
  const debts: Answers<number> = new Map();
  /** The lot of each receipt, and the gems of it that were taken back. */
  const credits = new Map<string, { lotId: string; gems: number; reversed: number }>();
  const lostGems = new Map<string, number>();
  const lostBy = (holdId: string) => lostGems.get(holdId) ?? 0;
  let lastId = 0;
  const nextId = (kind: string) => `${kind}-${String(++lastId).padStart(9, "0")}`;

  function purseOf(userId: string): Purse {
    const empty = { lots: [], log: [], bodies: new Map(), extended: new Set<string>() };
    const purse = purses.get(userId) ?? empty;
    purses.set(userId, purse);
    return purse;
  }

  function once<T>(
    answers: Answers<T>,
    { userId, key, body }: { userId: string; key: string; body: string },
    work: () => T,
  ): [T, boolean] {
    const { bodies } = purseOf(userId);
    if ((bodies.get(key) ?? body) !== body) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
    const earlier = answers.get(`${userId} ${key}`);
    if (earlier !== undefined) return [earlier, false];
    const answer = work();
    bodies.set(key, body);
    answers.set(`${userId} ${key}`, answer);
    return [answer, true];
  }

  function apply(
    purse: Purse,
    movements: readonly Movement[],
    extensions: LotExtension[] = [],
  ): void {
    purse.log.push(...movements);
    purse.lots = purse.lots.map((lot) => {
      const own = movements.filter(({ lotId }) => lotId === lot.id);
      const expiresAt = extensions.find(({ lotId }) => lotId === lot.id)?.expiresAt;
      const remaining = lot.remaining + netChange(own, "available");
      return { ...lot, remaining, expiresAt: expiresAt ?? lot.expiresAt };
    });
    for (const { lotId } of extensions) purse.extended.add(lotId);
  }

  /** Applies a decision and returns the number of gems that expire at once. */
  function giveBack(purse: Purse, { movements, extensions, lost }: Resolution): number {
    apply(purse, movements, extensions);
    apply(purse, lost);
    return lost.reduce((sum, { gems }) => sum + gems, 0);
  }

  function expireLots(userId: string, now: Date): void {
    const purse = purseOf(userId);
    const movements = decideExpiry(purse.lots, now).map(({ movement }) => movement);
    apply(purse, movements);
  }

  function holdOf(holdId: string): { purse: Purse; userId: string; hold: Hold } {
    const found = holds.get(holdId);
    if (!found) throw new Error(`no hold ${holdId}`);
    const purse = purseOf(found.userId);
    const lots = found.hold.lots.map((lot) => {
      const expiresAt = purse.lots.find(({ id }) => id === lot.lotId)?.expiresAt ?? null;
      return { ...lot, expiresAt, extended: purse.extended.has(lot.lotId) };
    });
    return { purse, userId: found.userId, hold: { ...found.hold, lots } };
  }

  function paidBy(movements: readonly Movement[], lotId: string): number {
    return netChange(
      movements.filter((movement) => movement.lotId === lotId),
      "house_revenue",
    );
  }

  function resolve(
    {
      holdId,
      part,
      key,
      ourFault,
      now,
    }: Pick<SettleInput, "holdId" | "part" | "key" | "ourFault" | "now">,
    body: string,
    { state, spent }: { state: "settled" | "voided"; spent: number },
  ): HoldResolution {
    const { purse, userId, hold } = holdOf(holdId);
    const own = hold.parts.find(({ subject }) => subject.id === part?.id);
    const share = own ?? { ...hold, gems: hold.state === "open" ? stillHeld(hold) : hold.gems };
    const lostKey = own ? `${holdId} ${own.subject.id}` : holdId;
    if (share.state !== "open" && !purse.bodies.has(key)) {
      const released = share.gems - share.spent;
      const stands = { state: share.state, spent: share.spent, released };
      return { applied: false, ...stands, lost: lostBy(lostKey) };
    }
    const [answer] = once(resolutions, { userId, key, body }, () => {
      const why = { ourFault, owed: owedIn(purse), now };
      const resolution = decideResolution(hold, { gems: share.gems, spent }, why);
      if (ourFault) expireLots(userId, now);
      const lost = giveBack(purse, resolution);
      lostGems.set(lostKey, lost);
      holds.set(holdId, { userId, hold: afterwards(hold, own, { state, spent }, resolution) });
      return { applied: true, state, spent, released: share.gems - spent, lost };
    });
    return answer;
  }

  function afterwards(
    hold: Hold,
    own: HoldPart | undefined,
    ending: { state: "settled" | "voided"; spent: number },
    { movements }: Resolution,
  ): Hold {
    const parts = hold.parts.map((part) =>
      part.state === "open" && (own === undefined || part === own) ? { ...part, ...ending } : part,
    );
    const spent = hold.spent + ending.spent;
    const closed = parts.length > 0 && spent > 0 ? "settled" : ending.state;
    const state = parts.some((part) => part.state === "open") ? "open" : closed;
    const lots = hold.lots.map((lot) => {
      const paid = paidBy(movements, lot.lotId);
      const moved = movements.filter(({ lotId }) => lotId === lot.lotId);
      const released = lot.released - netChange(moved, "held") - paid;
      return { ...lot, spent: lot.spent + paid, released };
    });
    return { ...hold, state, spent, lots, parts };
  }

  return {
    expireLots,
    lots: (userId) => purseOf(userId).lots,
    log: (userId) => purseOf(userId).log,
    async leftOf(userId, receiptId, now) {
      expireLots(userId, now);
      const lotId = credits.get(receiptId)?.lotId;
      return purseOf(userId).lots.find(({ id }) => id === lotId)?.remaining ?? 0;
    },
    async balance(userId, now) {
      const { lots, log } = purseOf(userId);
      const living = lots.filter((lot) => lot.remaining > 0 && !isExpired(lot, now));
      const [next] = living.flatMap((lot) => lot.expiresAt ?? []).sort((a, b) => +a - +b);
      const ending = living.filter((lot) => next && lot.expiresAt && +lot.expiresAt === +next);
      return {
        available: availableGems(lots, now),
        held: netChange(log, "held"),
        owed: owedIn(purseOf(userId)),
        expiring: next ? { gems: availableGems(ending, now), at: next } : null,
      };
    },
    hasKey: async (userId, key) => purseOf(userId).bodies.has(key),
    countCalledOff: async (userId, since, most) =>
      Math.min(most, calledOff.filter((one) => one.userId === userId && one.at > since).length),
    async credit(input) {
      requireWholeGems(input.gems, 1);
      const { userId, key, kind, gems, expiresAt, now } = input;
      const purse = purseOf(userId);
      const body = requestBody.credit(input);
      const [receiptId, fresh] = once(receiptIds, { userId, key, body }, () => {
        const lot: Lot = { id: nextId("lot"), kind, remaining: 0, expiresAt, createdAt: now };
        purse.lots = [...purse.lots, lot];
        apply(purse, decideCredit({ lotId: lot.id, gems, from: issuerOf(kind) }, owedIn(purse)));
        const receiptId = nextId("entry");
        credits.set(receiptId, { lotId: lot.id, gems, reversed: 0 });
        return receiptId;
      });
      return { receiptId, fresh };
    },
    async hold(input) {
      const { userId, key } = input;
      const purse = purseOf(userId);
      const body = requestBody.hold(input);
      const [holdId] = once(holdIds, { userId, key, body }, () => {
        const { gems, now } = input;
        const movements = decideHold(purse.lots, gems, { owed: owedIn(purse), now });
        expireLots(userId, now);
        apply(purse, movements);
        const lots = movements.map(({ lotId, gems }) => ({
          ...{ lotId, taken: gems, spent: 0, refunded: 0, released: 0 },
          ...{ expiresAt: null, extended: false },
          kind: purse.lots.find(({ id }) => id === lotId)?.kind ?? "gift",
        }));
        const hold: Hold = {
          ...{ id: nextId("hold"), state: "open", gems: input.gems, spent: 0, refunded: 0, lots },
          parts: (input.parts ?? []).map((part) => ({ ...part, state: "open", spent: 0 })),
        };
        holds.set(hold.id, { userId, hold });
        return hold.id;
      });
      return { holdId };
    },
    settle: async (input) =>
      resolve(input, requestBody.settle(input), { state: "settled", spent: input.gems }),
    async voidHold(input) {
      const ended = await resolve(input, requestBody.void(input), { state: "voided", spent: 0 });
      const { code, params } = input.reason;
      if (ended.applied && code === "gem.returned" && params.why === "cancelled")
        calledOff.push({ userId: holdOf(input.holdId).userId, at: input.now });
      return ended;
    },
    async refund(input) {
      const { purse, userId, hold } = holdOf(input.holdId);
      const body = requestBody.refund(input);
      const [refunded] = once(refunds, { userId, key: input.key, body }, () => {
        const resolution = decideRefund(hold, input.gems, { ...input, owed: owedIn(purse) });
        if (input.ourFault) expireLots(userId, input.now);
        lostGems.set(input.holdId, lostBy(input.holdId) + giveBack(purse, resolution));
        const stillRefunded = ({ refunded, lotId }: Hold["lots"][number]) =>
          refunded - paidBy(resolution.movements, lotId);
        const lots = hold.lots.map((lot) => ({ ...lot, refunded: stillRefunded(lot) }));
        const refunded = hold.refunded + input.gems;
        holds.set(input.holdId, { userId, hold: { ...hold, refunded, lots } });
        return input.gems;
      });
      return { refunded };
    },
    async reverse(input) {
      const { userId, key, receiptId, gems, now } = input;
      const purse = purseOf(userId);
      const body = requestBody.reverse(input);
      const [owed] = once(debts, { userId, key, body }, () => {
        const credit = credits.get(receiptId);
        if (!credit) throw new Error(`no credit ${receiptId}`);
        requireWholeGems(gems, 1, credit.gems - credit.reversed);
        expireLots(userId, now);
        const { lots } = purse;
        const movements = decideReversal(creditedBy(credit, purse), gems, { lots, now });
        apply(purse, movements);
        credits.set(receiptId, { ...credit, reversed: credit.reversed + gems });
        return owedThrough(movements);
      });
      return { owed };
    },
  };
}
