import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { Viewer } from "../creation/creation-visibility.ts";
import { Refusal } from "../refusal.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import type { ReportStore } from "./report-store.ts";

/** What an action of the staff says of the reports before it. */
const VERDICTS = {
  hide: "upheld",
  delete: "upheld",
  approve: "dismissed",
  unhidden: "dismissed",
} as const satisfies Partial<Record<ItemAction, "upheld" | "dismissed">>;

/**
 * What the staff does with a work decides what was reported of it. What only admins decide others may hide, but its
 * reports wait on.
 *
 * @throws Refusal ADMINS_ONLY
 */
export async function endReports(
  input: {
    readonly creationId: string;
    readonly actor: Viewer;
    readonly action: ItemAction;
    readonly now: Date;
  },
  reports: Pick<ReportStore, "openReasons" | "resolve">,
): Promise<void> {
  const { creationId, actor, action, now } = input;
  if (!isDecision(action)) return;
  const verdict = VERDICTS[action];
  if (!seesEverything(actor)) {
    const reasons = await reports.openReasons(creationId);
    if (reasons.includes(ADMINS_REASON)) {
      if (verdict === "dismissed") throw new Refusal("ADMINS_ONLY");
      return;
    }
  }
  await reports.resolve(creationId, verdict, now);
}

const isDecision = (action: ItemAction): action is keyof typeof VERDICTS => action in VERDICTS;
