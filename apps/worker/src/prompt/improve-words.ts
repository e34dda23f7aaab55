import type { PersonRole } from "@kinora/contracts/access/roles";
import type { Unasked } from "@kinora/contracts/hosted/unasked";
import { IMPROVEMENT_SECONDS } from "@kinora/contracts/limits";
import type { WordsQuestion } from "@kinora/domain/generation/words-question";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import {
  afterAnswer,
  endModelCall,
  type ModelCalls,
  whyUnasked,
} from "@kinora/domain/hosted/model-call";
import type { Job } from "@kinora/domain/job/job";
import { ClaimLost } from "@kinora/domain/job/job-steps";
import {
  IMPROVE_WORDS,
  type ImprovementOutcome,
  type ImprovementRecord,
} from "@kinora/domain/prompt/improvement";
import type { AskedModel } from "../compose-model-calls.ts";
import { defineJob, type JobKind, type OpenWork } from "../job/job-kind.ts";
import type { Retrying } from "../retry-while.ts";

export interface ImprovingPorts {
  /** Null when no language model is configured any more. */
  readonly asked: (AskedModel & { readonly question: WordsQuestion }) | null;
  readonly find: (id: string) => Promise<ImprovementRecord | null>;
  /** Commits the outcome together with the end of the job. Throws ClaimLost. */
  readonly end: (
    job: Job,
    outcome: ImprovementOutcome,
    change?: (stores: EndStores) => Promise<void>,
  ) => Promise<void>;
  readonly actorOf: (userId: string) => Promise<{ readonly role: PersonRole }>;
  readonly retrying: Retrying;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

interface EndStores {
  readonly intents: Pick<IntentLog, "change">;
  readonly modelCalls: Pick<ModelCalls, "remove">;
}

interface Improving extends OpenWork {
  readonly job: Job;
  readonly improvement: ImprovementRecord;
  readonly signal: AbortSignal;
}

/** Has a language model improve a user's prompt in one call. */
export const improveWords = (ports: ImprovingPorts): JobKind =>
  defineJob<Improving>({
    kind: IMPROVE_WORDS,
    lanes: ["hosted"],
    limit: IMPROVEMENT_SECONDS * 1_000,
    steps: [{ name: "ask", run: (work) => askForWords(work, ports) }],
    async open(job, signal) {
      const improvement = await ports.retrying(() => ports.find(job.subject.id));
      if (!improvement) throw new ClaimLost();
      return { job, improvement, signal, memos: new Map(), close: async () => {} };
    },
    giveUp: (job) => ports.end(job, left("unanswered"), (stores) => lose(job, stores)),
  });

const left = (why: Unasked) => ({ kind: "left", why }) as const;
const lose = (job: Job, stores: EndStores) => endModelCall(job.id, { state: "lost" }, stores);

/**
 * The intent is stored before the only call and its outcome with the end of the job, so an attempt
 * that dies in between is never followed by a second call.
 */
async function askForWords(
  { job, improvement, signal }: Improving,
  ports: ImprovingPorts,
): Promise<object> {
  const { asked, retrying, now, log } = ports;
  const { role } = await retrying(() => ports.actorOf(job.userId));
  const isWaitedFor = now().getTime() - improvement.askedAt.getTime() < IMPROVEMENT_SECONDS * 1_000;
  if (!asked || !isWaitedFor || !(await asked.isOffered({ id: job.userId, role }))) {
    await ports.end(job, left("unanswered"), (stores) => lose(job, stores));
    return {};
  }
  const { model } = asked;
  const question = asked.question(improvement);
  const unasked = await retrying(() =>
    asked.begin({ job, role, purpose: "improvement", model, question, now: now() }),
  );
  if (unasked !== null) {
    log(`job ${job.id}: ${model.service} is not asked: ${unasked}`);
    await ports.end(job, left(unasked), (stores) => lose(job, stores));
    return {};
  }
  const answer = await model.ask(question, signal);
  const why = whyUnasked(answer);
  // Log neither the prompt nor the answer: they are the user's.
  if (why !== null) log(`job ${job.id}: ${model.service} answers: ${answer.kind}`);
  const outcome =
    answer.kind === "answered"
      ? ({ kind: "improved", words: answer.value } as const)
      : left(why ?? "unanswered");
  const change = afterAnswer(answer, model.price, now());
  try {
    await ports.end(job, outcome, (stores) => endModelCall(job.id, change, stores));
  } catch (error) {
    // Another attempt owns the job, or it was deleted; record the cost of the call all the same.
    if (error instanceof ClaimLost) await asked.close(job.id, change);
    throw error;
  }
  return {};
}
