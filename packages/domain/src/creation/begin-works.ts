import type { Customer } from "../account/customer.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { Works } from "../prompt/resolve-order.ts";
import { type BeginStores, beginCreation } from "./begin-creation.ts";
import { holdForWorks, holdGems } from "./hold-gems.ts";
import type { HostedBudgets } from "./hosted-budget.ts";
import { type BudgetOrder, type BudgetStores, reserveBudgets } from "./reserve-budget.ts";

export interface WorksBegun {
  readonly actor: Customer;
  /** Id of the first work. */
  readonly creationId: string;
  readonly works: Works;
  readonly quotedAt: Date;
  readonly requestId: string | null;
  readonly now: Date;
}

/** Holds the gems for one order, and inserts a creation and a job for each of its works. */
export async function beginWorks(
  { actor, creationId, works, quotedAt, requestId, now }: WorksBegun,
  stores: BeginStores &
    BudgetStores & { readonly ledger: Pick<GemLedger, "hold" | "countCalledOff"> },
  ports: { readonly newId: () => string; readonly budgets: HostedBudgets },
): Promise<void> {
  const { id: userId, tokenId, tier, role } = actor;
  const [first, ...others] = works;
  const orderId = others.length > 0 ? ports.newId() : null;
  const creationIds = [creationId, ...others.map(() => ports.newId())];
  const common = { userId, tokenId, quotedAt, now };
  const holdId =
    orderId === null
      ? await holdGems({ ...common, creationId, resolved: first }, stores.ledger)
      : await holdForWorks({ ...common, orderId, works, creationIds }, stores.ledger);
  const toPay: BudgetOrder[] = [];
  for (const [place, resolved] of works.entries()) {
    const jobId = ports.newId();
    await beginCreation(
      {
        ...{ userId, tier, role, resolved, jobId, requestId, now, background: false },
        creationId: creationIds[place] ?? "",
        holdId: resolved.gems > 0 ? holdId : null,
        order: orderId === null ? null : { id: orderId, place },
      },
      stores,
    );
    const keyOf = resolved.ownKey ? userId : null;
    const { recipe, gems } = resolved;
    toPay.push({ jobId, role, recipe, keyOf, holdId, gems, now });
  }
  await reserveBudgets(toPay, stores, ports.budgets);
}
