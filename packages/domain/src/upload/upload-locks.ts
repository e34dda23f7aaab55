/** State of a lock, as seen by its holder. */
export type LockStanding = "held" | "asked-for" | "lost";

/**
 * Locks that let one process at a time receive an upload's bytes, across all processes of the
 * server. A lock expires LOCK_SECONDS after it was last taken or renewed, so a killed holder does
 * not block it for longer. It is lost when its upload is removed.
 */
export interface UploadLocks {
  /**
   * Takes the lock. When another holder has it, returns false and notifies that holder. Refusal
   * UPLOAD_NOT_FOUND when the upload was removed.
   */
  take(uploadId: string, holder: string): Promise<boolean>;
  keep(uploadId: string, holder: string): Promise<LockStanding>;
  drop(uploadId: string, holder: string): Promise<void>;
}

export const LOCK_SECONDS = 10;
