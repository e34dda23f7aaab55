import { ChildFailed } from "./child-failed.ts";
import type { FromChild, ToChild } from "./child-protocol.ts";
import { ownProcessorUse, processorUse } from "./processor-use.ts";
import { type Child, type ChildEnd, type ChildPlan, startChild } from "./start-child.ts";
import { watchProcessor } from "./watch-processor.ts";
import { watchSilence } from "./watch-silence.ts";

export interface CallOptions<Progress = never> {
  readonly signal?: AbortSignal | undefined;
  /**
   * What an abort ends: the child (default), or only the call, for a child that holds much state.
   */
  readonly abortEnds?: "child" | "call";
  /**
   * Seconds without a message from the child after which it counts as hung; time without a
   * processor counts less.
   */
  readonly silence?: number;
  /** Maximum seconds of the call. */
  readonly seconds?: number;
  /** Maximum CPU seconds of the call, excluding programs the child starts. (Measured on Linux.) */
  readonly cpuSeconds?: number | undefined;
  /** Used in error messages: "in step draw". */
  readonly doing?: string;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A child that answers calls in the order of their arrival. */
export interface OpenChild<Request, Result, Progress = never> {
  /** Undefined when it could not be started or has ended. */
  readonly pid: number | undefined;
  /**
   * @throws the error that `refuse` makes from a refusal; ChildFailed when the child dies, hangs or
   * takes too much; the signal's reason when aborted; Error with the child's message when the work
   * failed
   */
  call(request: Request, options?: CallOptions<Progress>): Promise<Result>;
  /** Ends the child and the programs it started; resolves when it has ended. */
  close(): Promise<void>;
}

interface Waiting {
  hear(answer: FromChild<unknown, unknown>): void;
  /** Restarts the silence timers after any message of the child. */
  refresh(): void;
  lose(): void;
}

/** A child with its state and its pending calls. */
interface Line {
  readonly name: string;
  readonly child: Child;
  readonly waiting: Map<number, Waiting>;
  end: ChildEnd | null;
  closed: boolean;
}

/** Starts a child that answers calls. `refuse` converts the reason of a refusal into an error. */
export function openChild<Request, Result, Progress = never, Reason = string>(
  plan: ChildPlan,
  refuse: (reason: Reason) => Error = (reason) => new Error(String(reason)),
): OpenChild<Request, Result, Progress> {
  const waiting = new Map<number, Waiting>();
  const child = startChild(plan, (message) => {
    const answer = message as FromChild<unknown, unknown>;
    for (const each of waiting.values()) each.refresh();
    waiting.get(answer.id)?.hear(answer);
  });
  const line: Line = { name: plan.name, child, waiting, end: null, closed: false };
  void child.gone.then((end) => {
    line.end = end;
    for (const each of waiting.values()) each.lose();
  });
  let last = 0;
  return {
    get pid() {
      return line.end === null ? child.pid : undefined;
    },
    call: (request, options = {}) => {
      last += 1;
      return call<Request, Result, Progress, Reason>(line, last, request, options, refuse);
    },
    async close() {
      line.closed = true;
      await child.end();
    },
  };
}

/** Starts a child for a single call, and ends it. */
export async function callOnce<Request, Result, Progress = never, Reason = string>(
  plan: ChildPlan,
  request: Request,
  options: CallOptions<Progress> = {},
  refuse?: (reason: Reason) => Error,
): Promise<Result> {
  options.signal?.throwIfAborted();
  const child = openChild<Request, Result, Progress, Reason>(plan, refuse);
  try {
    return await child.call(request, options);
  } finally {
    await child.close();
  }
}

function call<Request, Result, Progress, Reason>(
  line: Line,
  id: number,
  request: Request,
  options: CallOptions<Progress>,
  refuse: (reason: Reason) => Error,
): Promise<Result> {
  const { child, waiting, name } = line;
  const { signal, abortEnds = "child", silence, seconds, cpuSeconds, onProgress } = options;
  const doing = options.doing === undefined ? "" : ` ${options.doing}`;
  const tell = (message: ToChild<Request>) => child.send(message);
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      quiet?.end();
      clearTimeout(late);
      spent?.end();
      signal?.removeEventListener("abort", abort);
      waiting.delete(id);
      finish();
    };
    const stop = (reason: unknown) => settle(() => void child.end().then(() => reject(reason)));
    const fail = (kind: "silent" | "time", sentence: string) =>
      stop(new ChildFailed(kind, `The ${name} ${sentence} s${doing}`));
    const abort = () => {
      if (abortEnds === "child") return stop(signal?.reason);
      tell({ type: "cancel", id });
      settle(() => reject(signal?.reason));
    };
    const lose = () => settle(() => reject(lossOf(line, doing)));
    const quiet =
      silence === undefined
        ? undefined
        : watchSilence(
            silence,
            () => (child.pid === undefined ? null : processorUse(child.pid)),
            () => fail("silent", `said nothing for ${silence}`),
          );
    const late =
      seconds === undefined
        ? undefined
        : setTimeout(() => fail("time", `took longer than ${seconds}`), seconds * 1_000);
    const spent =
      cpuSeconds === undefined
        ? undefined
        : watchProcessor(
            cpuSeconds,
            () => (child.pid === undefined ? null : ownProcessorUse(child.pid)),
            () => fail("time", `took a processor for longer than ${cpuSeconds}`),
          );
    if (signal?.aborted === true) return abort();
    if (line.closed || line.end !== null) return lose();
    signal?.addEventListener("abort", abort, { once: true });
    waiting.set(id, {
      hear(answer) {
        if (answer.type === "progress") onProgress?.(answer.progress as Progress);
        else if (answer.type === "done") settle(() => resolve(answer.result as Result));
        else if (answer.type === "refused") settle(() => reject(refuse(answer.reason as Reason)));
        else settle(() => reject(new Error(answer.reason)));
      },
      refresh: () => quiet?.refresh(),
      lose,
    });
    tell({ type: "call", id, request });
  });
}

/** Returns the error for calls to a child that has ended. */
function lossOf({ name, end, closed }: Line, doing: string): Error {
  if (closed || end === null) return new Error(`The ${name} was closed.`);
  const cause = { cause: new Error(end.said) };
  return end.tookTooMuch
    ? new ChildFailed("memory", `The ${name} took more memory than it may${doing}`, cause)
    : new ChildFailed("died", `The ${name} died (${end.how})${doing}`, cause);
}
