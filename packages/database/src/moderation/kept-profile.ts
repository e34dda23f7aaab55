import { z } from "zod";

const avatar = z.object({
  hash: z.string(),
  mimeType: z.string(),
  creationId: z.string().nullable(),
});

/** What stood on a profile, as the row of its decision keeps it. */
export const keptProfile = z.object({
  displayName: z.string(),
  bio: z.string(),
  avatar: avatar.nullable(),
  nameSince: z.string(),
});
