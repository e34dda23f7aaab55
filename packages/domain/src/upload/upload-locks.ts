/** How a lock stands that somebody holds. */
export type LockStanding = "held" | "asked-for" | "lost";

/**
 * One process at a time takes the bytes of an upload in, whichever of the server's it is. A lock is held for
 * LOCK_SECONDS from when it was taken or kept last: whoever is killed with it holds it no longer than that. It is lost
 * with its upload, when that is removed.
 */
export interface UploadLocks {
  /** True: it is ours. Else whoever holds it learns that it is asked for. Refusal UPLOAD_NOT_FOUND: it was removed. */
  take(uploadId: string, holder: string): Promise<boolean>;
  keep(uploadId: string, holder: string): Promise<LockStanding>;
  drop(uploadId: string, holder: string): Promise<void>;
}

export const LOCK_SECONDS = 10;
