import type { PersonRole } from "@kinora/contracts/access/roles";
import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type { Viewer } from "../account/viewer.ts";
import { type HostedBudgets, periodsOf } from "../creation/hosted-budget.ts";
import { type PolicyRefusals, pausedUntil } from "../creation/hosted-pause.ts";
import { type BudgetStores, setAside } from "../creation/reserve-budget.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import { Refusal } from "../refusal.ts";
import type { Digest } from "./artifact-keys.ts";

export interface LinePorts {
  readonly budgets: HostedBudgets;
  readonly offersHosted: (viewer: Viewer) => boolean;
  /** Refusal CREATING_OFF when the service is switched off. */
  readonly refuseEngine: (service: EngineProtocol) => void;
  /** Returns why a voice of a service cannot be ordered at the moment; null when it can. */
  readonly voiceAbsence: (voice: string) => Sentence<ModelSentenceCode> | null;
  readonly digest: Digest;
}

/** A line or picture of a story that an external service is asked for. */
export interface HostedPiece {
  /** Key of its artifact. */
  readonly key: string;
  readonly service: EngineProtocol;
  /** List price in thousandths of a US dollar. */
  readonly mills: number;
  /** Key of the voice of a line. */
  readonly voice?: string;
}

export interface LineStores extends BudgetStores {
  readonly policyRefusals: PolicyRefusals;
}

/** Returns the order id of a line that a job requests, the same for every attempt. */
export function lineOrderId(jobId: string, key: string, digest: Digest): string {
  const hex = digest(`${jobId} ${key}`);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20, 32)].join("-");
}

/**
 * Refuses lines or pictures from services when this person may not order them.
 *
 * @throws Refusal MODEL_NOT_OFFERED, CREATING_OFF, HOSTED_PAUSED, MODEL_UNAVAILABLE when the service
 * has no key or is away
 */
export async function refuseLines(
  lines: readonly HostedPiece[],
  { actor, now }: { readonly actor: Viewer; readonly now: Date },
  { policyRefusals }: Pick<LineStores, "policyRefusals">,
  { budgets, offersHosted, refuseEngine, voiceAbsence }: Omit<LinePorts, "digest">,
): Promise<void> {
  const [line] = lines;
  if (!line) return;
  if (!offersHosted(actor)) throw new Refusal("MODEL_NOT_OFFERED", { model: line.service });
  const away = lines.find(({ service }) => !budgets.services.has(service));
  if (away) throw new Refusal("MODEL_UNAVAILABLE", { model: away.service });
  for (const { service, voice } of lines) {
    refuseEngine(service);
    const reason = voice === undefined ? null : voiceAbsence(voice);
    if (reason) throw new Refusal("MODEL_UNAVAILABLE", { model: service }, { reason });
  }
  const until = await pausedUntil(actor.id, now, policyRefusals);
  if (until !== null) throw new Refusal("HOSTED_PAUSED", { until: until.toISOString() });
}

/** The job that orders lines or pictures, its hold and the role of its person. */
export interface LineExpense {
  readonly jobId: string;
  readonly role: PersonRole;
  readonly holdId: string | null;
  readonly gems: number;
  readonly now: Date;
}

/**
 * Reserves the maximum external cost of each line or picture, in the transaction that holds their
 * gems. The totals of all services are locked first, as reserveBudgets does, so that two orders
 * cannot deadlock.
 *
 * @throws BudgetSpent
 */
export async function reserveLines(
  lines: readonly HostedPiece[],
  { jobId, ...expense }: LineExpense,
  stores: BudgetStores,
  { budgets, digest }: Pick<LinePorts, "budgets" | "digest">,
): Promise<void> {
  const costly = lines.filter(({ mills }) => mills > 0);
  if (costly.length > 1) {
    const scopes = [...new Set(costly.map(({ service }) => service)), "given"];
    await stores.budget.lock(scopes.flatMap((scope) => periodsOf(scope, expense.now)));
  }
  for (const { key, service: provider, mills } of lines)
    await setAside(
      {
        ...expense,
        jobId: lineOrderId(jobId, key, digest),
        forJob: jobId,
        provider,
        keyOf: null,
        mills,
      },
      stores,
      budgets,
    );
}
