import type { Profile } from "@kinora/contracts/people/profile";
import type { AvatarFile } from "../media/avatar-file.ts";

export interface ProfileRecord extends Omit<Profile, "joinedAt"> {
  readonly joinedAt: Date;
}

/** Reads what everybody may know of people. */
export interface ProfileReader {
  /** By the handle they have, else by one they had, which leads to them until its time is over; null: nobody. */
  find(handle: string, now: Date): Promise<ProfileRecord | null>;
}

export interface AvatarStore {
  /** `address` is where the file is shown. */
  choose(userId: string, file: AvatarFile, address: string, now: Date): Promise<void>;
  /** From then on `address` is shown. */
  remove(userId: string, address: string, now: Date): Promise<void>;
}
