import type { ReportedProfile } from "@kinora/contracts/moderation/person-case";

export interface ProfileChanges {
  readonly name: boolean;
  readonly bio: boolean;
  readonly picture: boolean;
}

/** Returns which parts of a profile differ. Signatures in the address of a picture don't count. */
export const profileChanges = (
  before: ReportedProfile,
  { handle, displayName, bio, pictureUrl }: ReportedProfile,
): ProfileChanges => ({
  name: before.handle !== handle || before.displayName !== displayName,
  bio: before.bio !== bio,
  picture: withoutSignature(before.pictureUrl) !== withoutSignature(pictureUrl),
});

const withoutSignature = (url: string | null) => url?.split("?")[0];
