import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "@kinora/domain/refusal";
import type { UploadLocks } from "@kinora/domain/upload/upload-locks";
import type { Lock, Locker, RequestRelease } from "@tus/server";

/** Milliseconds between two signs of whoever holds a lock, and two questions of whoever waits for it. */
const SIGN_MS = 1_000;
const ASK_MS = 250;
/** Milliseconds after which whoever waits is told to come again; a dead holder's lock is free by then. */
const PATIENCE_MS = 15_000;

/** By upload: tells whoever waits in this process that another has come to wait. */
type Waiting = Map<string, () => void>;

/**
 * Locks of the tus library that hold across all processes of the server. Of those who wait for one in a process only the
 * last asks: whoever came before it has been given up by its sender.
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
    // One that cannot be given back is free in a moment by itself.
    await this.#locks.drop(this.#uploadId, this.#holder).catch(() => {});
  }

  /** A database that is away for a moment takes nothing from us; who comes next waits as long as we might write. */
  async #sign(requestRelease: RequestRelease): Promise<void> {
    const standing = await this.#locks.keep(this.#uploadId, this.#holder).catch(() => "held");
    if (standing !== "held") await requestRelease();
  }
}
