import type { UploadKind } from "@kinora/contracts/upload/upload";
import { DetailedError, Upload } from "tus-js-client";
import { openRetryBudget } from "./retry-budget.ts";

/**
 * Bytes per request: small enough to arrive on a slow connection, large enough to keep requests
 * few.
 */
const CHUNK_BYTES = 4_000_000;

export interface SendingPorts {
  readonly token: () => string | null;
  /** Renews the token; resolves to false when the user is no longer signed in. */
  readonly renew: () => Promise<boolean>;
}

export interface SendingNews {
  /** Bytes received by the server. */
  readonly onProgress: (sent: number) => void;
  /** The connection is lost; sending resumes automatically. */
  readonly onTrouble: (troubled: boolean) => void;
  readonly onSent: (id: string) => void;
  /** Sending will not resume automatically. The error is the server's refusal, if there was one. */
  readonly onFailed: (error: unknown) => void;
}

/** An upload in progress. */
export interface Sending {
  pause(): void;
  resume(): void;
  /** Stops, and discards what was sent. */
  cancel(): Promise<void>;
}

/**
 * Sends a file by tus. An upload that was started before, here or before a reload, resumes where it
 * stopped when the same file is chosen again.
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
    // Retries are handled here: the specification limits their total time, not their number.
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

/** True without an answer, or for a temporary one. */
function isPassing(status: number | null): boolean {
  return status === null || [408, 409, 423, 429].includes(status) || status >= 500;
}

/** Returns the server's refusal in the app's error format. */
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
