import { z } from "zod";

const avatar = z.object({
  hash: z.string(),
  mimeType: z.string(),
  creationId: z.string().nullable(),
});

/** Former content of a profile, as stored with its decision. */
export const keptProfile = z.object({
  displayName: z.string(),
  bio: z.string(),
  avatar: avatar.nullable(),
  nameSince: z.string(),
});
