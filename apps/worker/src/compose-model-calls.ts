import { createHash } from "node:crypto";
import type { HostedAudience } from "@kinora/contracts/hosted/hosted-audience";
import type { Unasked } from "@kinora/contracts/hosted/unasked";
import type { Database } from "@kinora/database/client";
import { isNamed } from "@kinora/database/hosted/postgres-named-people";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import type { Stores } from "@kinora/database/stores";
import { transact } from "@kinora/database/transact";
import { postgresWordEdits } from "@kinora/database/word/postgres-word-edits";
import type { Viewer } from "@kinora/domain/account/viewer";
import { withinBudget } from "@kinora/domain/creation/budget-spent";
import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import type { LanguageModel } from "@kinora/domain/generation/language-model";
import type { ReadingQuestion } from "@kinora/domain/generation/scene-reader";
import type { WordsQuestion } from "@kinora/domain/generation/words-question";
import type { IntentChange } from "@kinora/domain/hosted/intent-log";
import {
  beginModelCall,
  endModelCall,
  type ModelCall,
  unlessSpent,
} from "@kinora/domain/hosted/model-call";
import { offersHosted } from "@kinora/domain/hosted/offers-hosted";
import type { ScriptQuestion } from "@kinora/domain/hosted/script-question";
import type { ServiceHealth } from "@kinora/domain/hosted/service-health";
import { signOfAnswer } from "@kinora/domain/hosted/sign-of-answer";
import type { PgBoss } from "pg-boss";
import { openWordCheck, type WordCheck } from "./word/compose-word-check.ts";

/** The language model to ask, with its questions, its audience and its budgets. */
export interface Asking {
  readonly model: LanguageModel;
  readonly questions: {
    readonly script: ScriptQuestion;
    readonly words: WordsQuestion;
    /** Null when the built-in reader interprets prompts. */
    readonly reading: ReadingQuestion | null;
  };
  readonly audience: HostedAudience;
  readonly budgets: HostedBudgets;
}

interface Around {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

/** A language model whose calls are recorded. */
export interface AskedModel {
  readonly model: LanguageModel;
  readonly isOffered: (actor: Viewer) => Promise<boolean>;
  /** See beginModelCall. */
  readonly begin: (call: ModelCall) => Promise<Unasked | null>;
  /** Records the outcome of a call whose job no longer waits for it. */
  readonly close: (jobId: string, change: IntentChange) => Promise<void>;
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

export function composeModelCalls(
  { database, boss, now, log }: Around,
  { model, audience, budgets }: Omit<Asking, "questions">,
): AskedModel {
  const health = postgresServiceHealth(database);
  return {
    model: withWordCheck(
      withSigns(model, health, now),
      openWordCheck(postgresWordEdits(database), log),
    ),
    isOffered: async (actor) =>
      offersHosted(audience, actor) || (audience.takesNames && (await isNamed(database, actor.id))),
    // A service that did not answer lately is not waited for by everybody; see circuit.ts.
    begin: async (call) =>
      (await health.open()).has(call.model.service)
        ? "unanswered"
        : unlessSpent(() =>
            withinBudget(
              <Result>(work: (stores: Stores) => Promise<Result>) => transact(database, boss, work),
              (stores) => beginModelCall(call, stores, { budgets, digest }),
              call.now,
            ),
          ),
    close: (jobId, change) =>
      transact(database, boss, (stores) => endModelCall(jobId, change, stores)),
  };
}

/** Records what each answer reveals about the service. */
const withSigns = (
  model: LanguageModel,
  health: Pick<ServiceHealth, "note">,
  now: () => Date,
): LanguageModel => ({
  ...model,
  async ask(question, signal) {
    const asked = now().getTime();
    const answer = await model.ask(question, signal);
    // One that was stopped from here says nothing about the service. A sign that cannot be stored
    // must not lose an answer that was paid for.
    const sign = signOfAnswer(answer, (now().getTime() - asked) / 1_000);
    if (!signal.aborted) await health.note(model.service, sign, now()).catch(() => {});
    return answer;
  },
});

/** An answer with words that no person may write here is unusable. */
const withWordCheck = (model: LanguageModel, mayBeWritten: WordCheck): LanguageModel => ({
  ...model,
  async ask(question, signal) {
    const answer = await model.ask(question, signal);
    if (answer.kind !== "answered" || (await mayBeWritten(answer.value))) return answer;
    return { kind: "unusable", usage: answer.usage };
  },
});
