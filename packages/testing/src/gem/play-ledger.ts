import { creationSubject } from "@kinora/domain/creation/creation-job";
import type { GemLedger, HoldResolution } from "@kinora/domain/gem/gem-ledger";
import { AWARD, toMake } from "@kinora/domain/gem/purpose";
import { Refusal } from "@kinora/domain/refusal";
import type { SubjectRef } from "@kinora/domain/subject";
import { expect } from "vitest";
import type { LedgerCommand } from "./ledger-command.ts";
import { LedgerModel } from "./ledger-model.ts";
import { A_FILM, DAILY_GEMS, UNMADE } from "./ledger-sentences.ts";

export interface PlayedLedger {
  readonly userId: string;
  /** Runs one call; a crash test breaks its connection once and retries with the same key. */
  call<T>(work: (ledger: GemLedger) => Promise<T>): Promise<T>;
  expireLots(now: Date): Promise<void> | void;
  /** Lots in order of credit. */
  lots(): Promise<{ remaining: number; expiresAt: Date | null }[]>;
}

/** The cost of one work of a hold, or of the only one. */
interface PlayedWork {
  readonly subject: SubjectRef;
  readonly gems: number;
  state: "open" | "settled" | "voided";
  spent: number;
  lost: number;
}

interface PlayedHold {
  readonly name: string;
  readonly id: string;
  readonly works: readonly PlayedWork[];
}

const hour = 60 * 60 * 1000;
const start = Date.parse("2026-06-15T12:00:00Z");

/** Runs the commands on a ledger and on the model, and compares the two after each. */
export async function playLedger(
  played: PlayedLedger,
  commands: readonly LedgerCommand[],
): Promise<void> {
  const model = new LedgerModel();
  const holds: PlayedHold[] = [];
  const receipts: string[] = [];
  let time = start;
  for (const [index, command] of commands.entries()) {
    time += command.waitHours * hour + 1;
    const times = command.repeat ? 2 : 1;
    await play({ played, model, holds, receipts, command, key: `key-${index}`, time, times });
    const balance = await played.call((ledger) => ledger.balance(played.userId, new Date(time)));
    expect(balance).toEqual(model.balance(time));
    expect(balance.available).toBeGreaterThanOrEqual(0);
    if (balance.owed > 0) expect(balance.available).toBe(0);
  }
  expect(await played.lots()).toEqual(model.remaining());
}

interface Turn {
  readonly played: PlayedLedger;
  readonly model: LedgerModel;
  readonly holds: PlayedHold[];
  /** Receipts of the credits, in order. */
  readonly receipts: string[];
  readonly command: LedgerCommand;
  readonly key: string;
  readonly time: number;
  readonly times: number;
}

async function play(turn: Turn): Promise<void> {
  const { command, played, model, time } = turn;
  if (command.do === "credit") return playCredit(turn, command);
  if (command.do === "hold") return playHold(turn, command);
  if (command.do === "reverse") return playReversal(turn, command);
  if (command.do === "expire") {
    await played.expireLots(new Date(time));
    return model.expire(time);
  }
  const hold = turn.holds[command.hold % Math.max(1, turn.holds.length)];
  if (!hold) return;
  if (command.do === "refund") return playRefund(turn, hold, command);
  if (command.do === "sweep") return playSweep(turn, hold);
  const work = hold.works[command.work % hold.works.length];
  if (!work) return;
  const spent = command.do === "void" ? 0 : Math.round((work.gems * command.part) / 100);
  const state = command.do === "void" ? "voided" : "settled";
  return playResolution(turn, hold, { work, state, spent, ourFault: command.ours });
}

async function playCredit(
  { played, model, receipts, key, time, times }: Turn,
  { gems, kind, lifeHours }: Extract<LedgerCommand, { do: "credit" }>,
): Promise<void> {
  const end = lifeHours === null ? Number.POSITIVE_INFINITY : time + lifeHours * hour;
  const answers = await repeatedly(times, () =>
    played.call((ledger) =>
      ledger.credit({
        ...{ userId: played.userId, gems, kind, key, purpose: AWARD, description: DAILY_GEMS },
        expiresAt: lifeHours === null ? null : new Date(end),
        now: new Date(time),
      }),
    ),
  );
  const ids = new Set(answers.map(({ receiptId }) => receiptId));
  expect(ids.size).toBe(1);
  receipts.push(...ids);
  model.credit(kind, gems, end, time);
}

async function playHold(
  { played, model, holds, key, time, times }: Turn,
  { gems, works: count }: Extract<LedgerCommand, { do: "hold" }>,
): Promise<void> {
  const name = `hold-${holds.length}`;
  const works = worksOf(name, gems, count);
  const now = new Date(time);
  const expiresAt = new Date(time + hour);
  const { available, owed } = model.balance(time);
  const order = (wanted: number) =>
    played.call((ledger) =>
      ledger.hold({
        ...{
          userId: played.userId,
          gems: wanted,
          key,
          purpose: toMake(creationSubject(name)),
          expiresAt,
          now,
        },
        description: A_FILM,
        parts: count === 1 ? [] : works.map((work) => ({ ...work, description: A_FILM })),
      }),
    );
  if (!model.hold(name, gems, time)) {
    const refusal = await order(gems).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      code: "INSUFFICIENT_GEMS",
      details: { needed: gems, available, shortfall: gems - available + owed },
    });
    return;
  }
  const answers = await repeatedly(times, () => order(gems));
  const ids = new Set(answers.map(({ holdId }) => holdId));
  expect(ids.size).toBe(1);
  await expect(order(gems + 1)).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  for (const id of ids) holds.push({ name, id, works });
}

/** Gives each work at least one gem, and the last one the remainder. */
function worksOf(name: string, gems: number, count: number): PlayedWork[] {
  const one = Math.floor(gems / count / 2) || 1;
  return Array.from({ length: count }, (_, at) => ({
    subject: creationSubject(count === 1 ? name : `${name}-${at}`),
    gems: at < count - 1 ? one : gems - one * (count - 1),
    ...{ state: "open" as const, spent: 0, lost: 0 },
  }));
}

async function playSweep(
  { played, model, key, time }: Turn,
  { id: holdId, name, works }: PlayedHold,
): Promise<void> {
  const open = works.filter(({ state }) => state === "open");
  const sweep = { holdId, key, reason: UNMADE, ourFault: true, now: new Date(time) };
  const answer = await played.call((ledger) => ledger.voidHold(sweep));
  expect(answer.applied).toBe(open.length > 0);
  if (open.length === 0) return;
  const gems = model.heldBy(name);
  const lost = model.resolve(name, { gems, spent: 0 }, true, time);
  expect(answer).toMatchObject({ released: gems, lost });
  for (const work of open) Object.assign(work, { state: "voided" });
  const [only] = works;
  if (works.length === 1 && only) only.lost = lost;
}

async function playResolution(
  { played, model, key, time, times }: Turn,
  hold: PlayedHold,
  ending: {
    work: PlayedWork;
    state: "settled" | "voided";
    spent: number;
    ourFault: boolean;
  },
): Promise<void> {
  const { work, state, spent, ourFault } = ending;
  const about = { holdId: hold.id, part: work.subject, key, ourFault };
  const now = new Date(time);
  const answers = await repeatedly(times, () =>
    played.call(
      (ledger): Promise<HoldResolution> =>
        state === "voided"
          ? ledger.voidHold({ ...about, reason: UNMADE, now })
          : ledger.settle({ ...about, gems: spent, now }),
    ),
  );
  const applied = work.state === "open";
  if (applied) {
    const lost = model.resolve(hold.name, { gems: work.gems, spent }, ourFault, time);
    Object.assign(work, { state, spent, lost });
  }
  const stands = { state: work.state, spent: work.spent, released: work.gems - work.spent };
  for (const answer of answers) {
    expect(answer).toEqual({ applied, ...stands, lost: work.lost });
  }
}

async function playRefund(
  { played, model, key, time, times }: Turn,
  hold: PlayedHold,
  { part, ours: ourFault }: Extract<LedgerCommand, { do: "refund" }>,
): Promise<void> {
  const left = model.spentBy(hold.name);
  const gems = Math.ceil((left * part) / 100);
  const now = new Date(time);
  const order = (wanted: number) =>
    played.call((ledger) =>
      ledger.refund({ holdId: hold.id, gems: wanted, key, reason: UNMADE, ourFault, now }),
    );
  if (gems === 0) {
    await expect(order(left + 1)).rejects.toThrow(RangeError);
    return;
  }
  const answers = await repeatedly(times, () => order(gems));
  for (const answer of answers) expect(answer).toEqual({ refunded: gems });
  const lost = model.refund(hold.name, gems, ourFault, time);
  const [only] = hold.works;
  // With several works, losses are recorded per work, but the losses of a refund only for the whole
  // hold.
  if (hold.works.length === 1 && only) only.lost += lost;
}

async function playReversal(
  { played, model, receipts, key, time, times }: Turn,
  { credit, part }: Extract<LedgerCommand, { do: "reverse" }>,
): Promise<void> {
  const index = credit % Math.max(1, receipts.length);
  const receiptId = receipts[index];
  if (!receiptId) return;
  const left = model.reversible(index);
  const gems = Math.ceil((left * part) / 100);
  const { userId } = played;
  const order = (wanted: number) =>
    played.call((ledger) =>
      ledger.reverse({
        ...{
          userId,
          receiptId,
          gems: wanted,
          key,
          reason: { code: "gem.purchaseRefunded", params: {} },
        },
        now: new Date(time),
      }),
    );
  if (gems === 0) {
    await expect(order(left + 1)).rejects.toThrow(RangeError);
    return;
  }
  const answers = await repeatedly(times, () => order(gems));
  const owed = model.reverse(index, gems, time);
  for (const answer of answers) expect(answer).toEqual({ owed });
}

async function repeatedly<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let n = 0; n < times; n++) answers.push(await work());
  return answers;
}
