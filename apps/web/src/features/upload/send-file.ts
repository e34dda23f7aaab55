import type { UploadKind } from "@kinora/contracts/upload/upload";
import { DetailedError, Upload } from "tus-js-client";
import { openRetryBudget } from "./retry-budget.ts";

/** Bytes of one request: small enough to arrive on a slow line, large enough not to be many. */
const CHUNK_BYTES = 4_000_000;

export interface SendingPorts {
  readonly token: () => string | null;
  /** Gets a new token; false when nobody is signed in any more. */
  readonly renew: () => Promise<boolean>;
}

export interface SendingNews {
  /** Bytes that the server has. */
  readonly onProgress: (sent: number) => void;
  /** The connection is away; it goes on by itself. */
  readonly onTrouble: (troubled: boolean) => void;
  readonly onSent: (id: string) => void;
  /** It will not go on by itself. The refusal of the server, when there was one. */
  readonly onFailed: (error: unknown) => void;
}

/** A file on its way. */
export interface Sending {
  pause(): void;
  resume(): void;
  /** Stops and forgets what was sent. */
  cancel(): Promise<void>;
}

/**
 * Sends a file by tus. One that was begun before, here or before a reload, goes on where it stopped
 * when the same file is chosen again.
 */
export function sendFile(
  file: File,
  kind: UploadKind,
  ports: SendingPorts,
  news: SendingNews,
): Sending {
  const budget = openRetryBudget();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const upload = new Upload(file, {
    endpoint: "/api/uploads",
    chunkSize: CHUNK_BYTES,
    metadata: { kind, filename: file.name, filetype: file.type },
    // Trying again is ours: the specification limits its time, not its number.
    retryDelays: null,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      const token = ports.token();
      if (token) request.setHeader("Authorization", `Bearer ${token}`);
    },
    onProgress: news.onProgress,
    onChunkComplete: () => {
      budget.succeeded();
      news.onTrouble(false);
    },
    onSuccess: () => {
      news.onTrouble(false);
      news.onSent(idOf(upload.url));
    },
    onError: (error) => void again(error),
  });

  const again = async (error: unknown) => {
    if (held) return;
    const status = statusOf(error);
    const passing = isPassing(status) || (status === 401 && (await ports.renew()));
    const pause = passing ? budget.next(performance.now(), Math.random()) : null;
    if (pause === null) return news.onFailed(refusalIn(error));
    news.onTrouble(true);
    timer = setTimeout(() => upload.start(), pause);
  };

  const begin = async () => {
    const [earlier] = await upload.findPreviousUploads();
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    if (!held) upload.start();
  };
  void begin();

  const stop = async (forget: boolean) => {
    held = true;
    clearTimeout(timer);
    await upload.abort(forget).catch(() => {});
  };
  return {
    pause: () => void stop(false),
    resume() {
      held = false;
      budget.succeeded();
      upload.start();
    },
    cancel: () => stop(true),
  };
}

const idOf = (url: string | null): string => url?.split("/").at(-1) ?? "";

function statusOf(error: unknown): number | null {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? null) : null;
}

/** Without an answer, or with one that says "not now". */
function isPassing(status: number | null): boolean {
  return status === null || [408, 409, 423, 429].includes(status) || status >= 500;
}

/** The server's refusal in the form the app knows errors in. */
function refusalIn(error: unknown): unknown {
  const status = statusOf(error);
  if (!(error instanceof DetailedError) || status === null) return { status: "FETCH_ERROR" };
  try {
    const data: unknown = JSON.parse(error.originalResponse?.getBody() ?? "");
    return { status, data };
  } catch {
    return { status };
  }
}
