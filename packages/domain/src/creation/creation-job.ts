import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { JobSize, Lane } from "../job/job.ts";
import type { NewJob } from "../job/job-queue.ts";
import type { SubjectRef } from "../subject.ts";

/** Makes a creation from its recipe; each retry is a separate job. */
export const MAKE_CREATION = "creation.make";

/** In seconds. Longer clips take minutes to render on this machine; music does not. */
const LONG_FILM_SECONDS = 6;

export const creationSubject = (id: string): SubjectRef => ({ noun: "creation", id });

export function sizeOfCreation({ type, duration }: Pick<Recipe, "type" | "duration">): JobSize {
  return type !== "text-to-music" && (duration ?? 0) > LONG_FILM_SECONDS ? "large" : "small";
}

/** Protocols whose results are made on this machine; all others belong to external services. */
const MADE_HERE: ReadonlySet<string> = new Set(["studio", "upload", "none"]);

/** Returns the lane of the route that the form was resolved to. */
export const laneOfCreation = ({ engine }: Pick<Recipe, "engine">): Lane =>
  MADE_HERE.has(engine) ? "render" : "hosted";

/** Returns the job fields for making a creation. */
export const creationJob = (
  creationId: string,
  recipe: Recipe,
): Pick<NewJob, "kind" | "subject" | "lane" | "order" | "size"> => ({
  kind: MAKE_CREATION,
  subject: creationSubject(creationId),
  lane: laneOfCreation(recipe),
  order: null,
  size: sizeOfCreation(recipe),
});
