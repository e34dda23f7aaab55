import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import type { NewJob } from "../job/job-queue.ts";

export const PUBLISH = "publication.publish";

/** Returns the job fields for carrying out a publication; our own feed needs no platform. */
export const publishJob = (
  id: string,
  platform: SocialPlatform,
): Pick<NewJob, "kind" | "subject" | "lane" | "order" | "size"> => ({
  ...{ kind: PUBLISH, subject: publicationSubject(id) },
  ...{ lane: platform === "kinora" ? "upkeep" : "deliver", order: null, size: "small" },
});

export const publicationSubject = (id: string) => ({ noun: "publication", id }) as const;
