import type { FromChild, ToChild } from "./child-protocol.ts";
import { sendToParent } from "./send-to-parent.ts";

export interface CallInHand<Progress> {
  report(progress: Progress): void;
  /** Aborts when the call's result is no longer needed. */
  readonly signal: AbortSignal;
}

/**
 * Makes this process a child that answers its parent's calls (`openChild`) one after another, and
 * exits when the parent has ended or needs it no more.
 *
 * @param work answers a call; an error it throws is reported as a failure of the work
 * @param refusalOf returns the reason when the error means that the request is at fault; else null
 */
export function answerCalls<Request, Result, Progress = never>(
  work: (request: Request, call: CallInHand<Progress>) => Promise<Result>,
  refusalOf: (error: unknown) => unknown = () => null,
): void {
  const cancels = new Map<number, AbortController>();
  const send = (message: FromChild<Result, Progress>) => sendToParent(message);
  const answer = async (id: number, request: Request) => {
    const { signal } = cancels.get(id) ?? new AbortController();
    try {
      signal.throwIfAborted();
      const report = (progress: Progress) => send({ type: "progress", id, progress });
      send({ type: "done", id, result: await work(request, { report, signal }) });
    } catch (error) {
      const reason = refusalOf(error);
      if (reason !== null) send({ type: "refused", id, reason });
      else send({ type: "failed", id, reason: sentenceOf(error) });
    } finally {
      cancels.delete(id);
    }
  };
  let queue: Promise<unknown> = Promise.resolve();
  process.on("message", (message: ToChild<Request>) => {
    if (message.type === "cancel") return cancels.get(message.id)?.abort();
    cancels.set(message.id, new AbortController());
    queue = queue.then(() => answer(message.id, message.request));
  });
  // Exiting ends ffmpeg as well.
  process.on("disconnect", () => process.exit(0));
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node's message for a refusal under `--permission` does not name the resource.
  return "resource" in error ? `${error.message} (${error.resource})` : error.message;
}
