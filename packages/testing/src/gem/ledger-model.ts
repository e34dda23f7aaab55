import type { LotKind } from "@kinora/domain/gem/gem-ledger";

interface Coin {
  lot: number;
  /** "free", "gone", or the name of the hold that holds it or spent it. */
  place: string;
  state: "free" | "held" | "spent" | "gone" | "repaid" | "back";
}

interface ModelLot {
  kind: LotKind;
  /** Milliseconds; Infinity when it never expires. */
  end: number;
  born: number;
  /** True when its life has been extended. */
  extended: boolean;
  /** Gems of it that were taken back. */
  reversed: number;
}

const promo = ["daily", "gift", "challenge", "refund", "correction"];
const day = 24 * 60 * 60 * 1000;

/**
 * The rules in the simplest possible form, to compare a ledger with: every gem is an object with a
 * place, and lots are sorted anew each time. Shares no code with the ledger.
 */
export class LedgerModel {
  readonly lots: ModelLot[] = [];
  private readonly coins: Coin[] = [];
  private owed = 0;

  credit(kind: LotKind, gems: number, end: number, now: number): void {
    const lot = this.lots.push({ kind, end, born: now, extended: false, reversed: 0 }) - 1;
    for (let n = 0; n < gems; n++) {
      const coin: Coin = { lot, place: "free", state: "free" };
      this.coins.push(coin);
      if (this.owed > 0) this.repayWith(coin);
    }
  }

  /** Returns false when there are not enough gems. */
  hold(name: string, gems: number, now: number): boolean {
    const usable = this.free(now).sort((a, b) => this.compare(a.lot, b.lot));
    if (usable.length < gems) return false;
    this.expire(now);
    for (const coin of usable.slice(0, gems)) this.move(coin, name, "held");
    return true;
  }

  /**
   * Resolves `gems` of what is still held. @returns the number of gems that came back after their
   * lot expired
   */
  resolve(
    name: string,
    { gems, spent }: { readonly gems: number; readonly spent: number },
    ours: boolean,
    now: number,
  ): number {
    if (ours) this.expire(now);
    const held = this.inPlace(name, "held");
    for (const coin of held.slice(0, spent)) this.move(coin, name, "spent");
    return this.giveBack(held.slice(held.length - (gems - spent)), ours, now);
  }

  heldBy(name: string): number {
    return this.inPlace(name, "held").length;
  }

  refund(name: string, gems: number, ours: boolean, now: number): number {
    if (ours) this.expire(now);
    const spent = this.inPlace(name, "spent");
    return this.giveBack(spent.slice(spent.length - gems), ours, now);
  }

  /** Returns how many gems of a credit can be taken back. */
  reversible(lot: number): number {
    return this.coins.filter((coin) => coin.lot === lot).length - (this.lots[lot]?.reversed ?? 0);
  }

  /** Takes gems back. @returns the number of gems owed for it */
  reverse(lot: number, gems: number, now: number): number {
    this.expire(now);
    const own = this.coins.filter((coin) => coin.lot === lot);
    const others = this.free(now).filter((coin) => coin.lot !== lot);
    const there = [
      ...own.filter(({ state }) => state === "free"),
      ...own.filter(({ state }) => state === "gone"),
      ...others.sort((a, b) => this.compare(a.lot, b.lot)),
    ];
    const taken = there.slice(0, gems);
    for (const coin of taken) this.move(coin, "back", "back");
    const reversed = this.lots[lot];
    if (reversed) reversed.reversed += gems;
    this.owed += gems - taken.length;
    return gems - taken.length;
  }

  expire(now: number): void {
    for (const coin of this.coins) {
      if (coin.state === "free" && this.endOf(coin) <= now) this.move(coin, "gone", "gone");
    }
  }

  spentBy(name: string): number {
    return this.inPlace(name, "spent").length;
  }

  balance(now: number): { available: number; held: number; owed: number; expiring: unknown } {
    const free = this.free(now);
    const end = Math.min(...free.map((coin) => this.endOf(coin)));
    const ending = free.filter((coin) => this.endOf(coin) === end);
    return {
      available: free.length,
      held: this.coins.filter((coin) => coin.state === "held").length,
      owed: this.owed,
      expiring: Number.isFinite(end) ? { gems: ending.length, at: new Date(end) } : null,
    };
  }

  /** Returns the remaining gems and the expiry of each lot, in order of credit. */
  remaining(): { remaining: number; expiresAt: Date | null }[] {
    return this.lots.map(({ end }, lot) => ({
      remaining: this.coins.filter((coin) => coin.lot === lot && coin.state === "free").length,
      expiresAt: Number.isFinite(end) ? new Date(end) : null,
    }));
  }

  private free(now: number): Coin[] {
    return this.coins.filter((coin) => coin.state === "free" && this.endOf(coin) > now);
  }

  /**
   * Returns coins in burn order as of the time they were taken; a coin keeps its rank while it is
   * held.
   */
  private inPlace(place: string, state: Coin["state"]): Coin[] {
    return this.coins
      .filter((coin) => coin.place === place && coin.state === state)
      .sort((a, b) => (this.taken.get(a) ?? 0) - (this.taken.get(b) ?? 0));
  }

  private readonly taken = new Map<Coin, number>();
  private moves = 0;

  private move(coin: Coin, place: string, state: Coin["state"]): void {
    if (state === "held") this.taken.set(coin, ++this.moves);
    coin.place = place;
    coin.state = state;
  }

  private repayWith(coin: Coin): void {
    this.owed -= 1;
    this.move(coin, "repaid", "repaid");
  }

  private giveBack(returned: readonly Coin[], ours: boolean, now: number): number {
    const endsFirst = [...returned].sort((a, b) => this.endOf(a) - this.endOf(b) || a.lot - b.lot);
    for (const coin of endsFirst.slice(0, this.owed)) this.repayWith(coin);
    const coins = returned.filter(({ state }) => state !== "repaid");
    for (const index of new Set(coins.map(({ lot }) => lot))) {
      const lot = this.lots[index];
      if (!lot || !ours || lot.extended || lot.end >= now + 7 * day) continue;
      lot.end = Math.floor(now / day) * day + 8 * day;
      lot.extended = true;
    }
    const late = coins.filter((coin) => this.endOf(coin) <= now);
    for (const coin of coins) this.move(coin, "free", "free");
    for (const coin of late) this.move(coin, "gone", "gone");
    return late.length;
  }

  private endOf(coin: Coin): number {
    return this.lots[coin.lot]?.end ?? 0;
  }

  private compare(a: number, b: number): number {
    const [left, right] = [this.lots[a], this.lots[b]];
    if (!left || !right || a === b) return 0;
    if (left.end !== right.end) return left.end < right.end ? -1 : 1;
    return this.rank(left) - this.rank(right) || left.born - right.born;
  }

  private rank({ kind }: ModelLot): number {
    if (promo.includes(kind)) return 0;
    return kind === "subscription" ? 1 : 2;
  }
}
