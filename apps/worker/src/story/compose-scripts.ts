import { createHash } from "node:crypto";
import type { HostedAudience } from "@kinora/contracts/hosted/hosted-audience";
import type { Database } from "@kinora/database/client";
import { postgresIntentLog } from "@kinora/database/hosted/postgres-intent-log";
import type { Stores } from "@kinora/database/stores";
import { transact } from "@kinora/database/transact";
import { withinBudget } from "@kinora/domain/creation/budget-spent";
import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import type { LanguageModel } from "@kinora/domain/generation/language-model";
import { offersHosted } from "@kinora/domain/hosted/offers-hosted";
import {
  beginScriptCall,
  type ScriptQuestion,
  unlessSpent,
} from "@kinora/domain/hosted/script-call";
import type { PgBoss } from "pg-boss";
import type { AskedScripts } from "./story-ports.ts";

/** What is asked for scripts, how, for whom, and what it may cost. */
export interface AskingForScripts {
  readonly model: LanguageModel;
  readonly question: ScriptQuestion;
  readonly audience: HostedAudience;
  readonly budgets: HostedBudgets;
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** A language model with what is noted of its calls. */
export function composeScripts(
  database: Database,
  boss: PgBoss,
  { model, question, audience, budgets }: AskingForScripts,
): AskedScripts {
  return {
    model,
    question,
    isOffered: (actor) => offersHosted(audience, actor),
    begin: (call) =>
      unlessSpent(() =>
        withinBudget(
          <Result>(work: (stores: Stores) => Promise<Result>) => transact(database, boss, work),
          (stores) => beginScriptCall(call, stores, { budgets, digest }),
          call.now,
        ),
      ),
    close: (jobId, change) => postgresIntentLog(database).change(jobId, ["sending"], change),
  };
}
