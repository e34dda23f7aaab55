import type { Profile } from "@kinora/contracts/people/profile";
import type { Viewer } from "../account/viewer.ts";
import type { AvatarFile } from "../media/avatar-file.ts";

export interface ProfileRecord extends Omit<Profile, "joinedAt"> {
  readonly joinedAt: Date;
}

/** Reads public profiles. */
export interface ProfileReader {
  /**
   * Finds a person by their current handle, else by a former handle that has not expired; null when
   * there is none, or they have blocked the viewer. Who blocks somebody still finds them, to be able
   * to unblock them.
   */
  find(
    handle: string,
    seen: { readonly viewer: Viewer | null; readonly now: Date },
  ): Promise<ProfileRecord | null>;
}

export interface AvatarStore {
  /** `address` is where the file is served. */
  choose(userId: string, file: AvatarFile, address: string, now: Date): Promise<void>;
  /** Removes the picture; `address` is shown from now on. */
  remove(userId: string, address: string, now: Date): Promise<void>;
}
