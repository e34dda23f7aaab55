import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "@kinora/domain/refusal";
import type { UploadLocks } from "@kinora/domain/upload/upload-locks";
import type { Lock, Locker, RequestRelease } from "@tus/server";

/**
 * Milliseconds between two heartbeats of a lock's holder, and between two attempts to take the
 * lock.
 */
const SIGN_MS = 1_000;
const ASK_MS = 250;
/**
 * Milliseconds after which a waiting request is told to retry; the lock of a dead holder is free by
 * then.
 */
const PATIENCE_MS = 15_000;

/** By upload: notifies the request waiting in this process that a later one has arrived. */
type Waiting = Map<string, () => void>;

/**
 * Locks for the tus library that hold across all processes of the server. Among the requests of a
 * process that wait for the same lock only the latest keeps trying, because its sender has given up
 * the earlier ones.
 */
export function sharedLocker(locks: UploadLocks): Locker {
  const waiting: Waiting = new Map();
  return { newLock: (uploadId) => new SharedLock(uploadId, locks, waiting) };
}

class SharedLock implements Lock {
  readonly #uploadId: string;
  readonly #locks: UploadLocks;
  readonly #waiting: Waiting;
  readonly #holder = randomUUID();
  #signs: NodeJS.Timeout | undefined;

  constructor(uploadId: string, locks: UploadLocks, waiting: Waiting) {
    this.#uploadId = uploadId;
    this.#locks = locks;
    this.#waiting = waiting;
  }

  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const superseded = new AbortController();
    const stepAside = () => superseded.abort();
    this.#waiting.get(this.#uploadId)?.();
    this.#waiting.set(this.#uploadId, stepAside);
    try {
      await this.#take(
        AbortSignal.any([signal, superseded.signal, AbortSignal.timeout(PATIENCE_MS)]),
      );
    } finally {
      if (this.#waiting.get(this.#uploadId) === stepAside) this.#waiting.delete(this.#uploadId);
    }
    this.#signs = setInterval(() => void this.#sign(requestRelease), SIGN_MS);
  }

  async #take(patience: AbortSignal): Promise<void> {
    while (!(await this.#locks.take(this.#uploadId, this.#holder))) {
      await pause(ASK_MS, undefined, { signal: patience }).catch(() => {});
      if (patience.aborted) throw new Refusal("UPLOAD_BUSY");
    }
  }

  async unlock(): Promise<void> {
    clearInterval(this.#signs);
    // A lock that cannot be released expires shortly.
    await this.#locks.drop(this.#uploadId, this.#holder).catch(() => {});
  }

  /**
   * A lock is kept while the database is briefly unavailable: nobody else can take it until it has
   * expired.
   */
  async #sign(requestRelease: RequestRelease): Promise<void> {
    const standing = await this.#locks.keep(this.#uploadId, this.#holder).catch(() => "held");
    if (standing !== "held") await requestRelease();
  }
}
