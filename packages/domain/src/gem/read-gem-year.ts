import type { GemSums, GemYear } from "@kinora/contracts/gem/statement";
import { type RECEIVED_FROM, SPENT_ON } from "@kinora/contracts/gem/statement-parts";
import type { GemStatement, YearSum } from "./gem-statement.ts";

type Received = (typeof RECEIVED_FROM)[number];

const BOUGHT = { pack: "bought", booster: "bought" } as const;
const FROM: Readonly<Record<string, Received>> = {
  ...BOUGHT,
  subscription: "plan",
  award: "award",
  prize: "prize",
  correction: "correction",
};

/** Returns where a person's gems came from and went to in a year (UTC), by month and in total. */
export async function readGemYear(
  { statement }: { readonly statement: Pick<GemStatement, "yearSums" | "firstEntry"> },
  { userId, year, now }: { readonly userId: string; readonly year: number; readonly now: Date },
): Promise<GemYear> {
  const [from, until] = [year, year + 1].map((one) => new Date(Date.UTC(one, 0)));
  if (!from || !until) throw new RangeError(`There is no year ${year}.`);
  const [sums, first] = await Promise.all([
    statement.yearSums(userId, { from, until }),
    statement.firstEntry(userId),
  ]);
  const last = now.getUTCFullYear();
  const oldest = first?.getUTCFullYear() ?? last;
  const months = [...new Set(sums.map(({ month }) => month))];
  return {
    year,
    years: Array.from({ length: Math.max(1, last - oldest + 1) }, (_, back) => last - back),
    total: add(sums),
    months: months.map((month) => ({ month, ...add(sums.filter((sum) => sum.month === month)) })),
  };
}

function add(sums: readonly YearSum[]): GemSums {
  const all = { received: {}, spent: {}, lost: {} } satisfies GemSums;
  for (const sum of sums) addTo(all, sum);
  return all;
}

function addTo(all: GemSums, { step, ledgerKind, source, workKind, amount }: YearSum): void {
  if (step === "expire") increase(all.lost, "expired", -amount);
  else if (step === "reverse") increase(all.lost, "reversed", -amount);
  else if (step === "give") increase(all.spent, "gift", -amount);
  // Bought by somebody else.
  else if (ledgerKind === "gift" && source in BOUGHT) increase(all.received, "gift", amount);
  else if (source === "create")
    increase(all.spent, SPENT_ON.find((one) => one === workKind) ?? "other", -amount);
  else if (amount < 0) increase(all.spent, "other", -amount);
  else increase(all.received, FROM[source] ?? "correction", amount);
}

function increase<Name extends string>(
  sums: Partial<Record<Name, number>>,
  name: Name,
  by: number,
): void {
  sums[name] = (sums[name] ?? 0) + by;
}
