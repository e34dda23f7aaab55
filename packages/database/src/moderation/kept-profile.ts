import { z } from "zod";

const file = z.object({ hash: z.string(), mimeType: z.string() });

/** What a profile showed at some moment, as stored with reports and decisions. */
export const reportedProfile = z.object({
  handle: z.string(),
  displayName: z.string(),
  bio: z.string(),
  avatar: file.nullable(),
});

/** Former content of a profile, as stored with its decision. */
export const keptProfile = z.object({
  displayName: z.string(),
  bio: z.string(),
  avatar: file.extend({ creationId: z.string().nullable() }).nullable(),
  nameSince: z.string(),
  reported: z.array(reportedProfile).default([]),
});
