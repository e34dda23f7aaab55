import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { JobSize, Lane } from "../job/job.ts";
import type { NewJob } from "../job/job-queue.ts";
import type { SubjectRef } from "../subject.ts";

/** Makes a creation of its recipe; a retry is another job. */
export const MAKE_CREATION = "creation.make";

/** Seconds. What lasts longer takes the machine minutes to make; music does not. */
const LONG_FILM_SECONDS = 6;

export const creationSubject = (id: string): SubjectRef => ({ noun: "creation", id });

export function sizeOfCreation({ type, duration }: Pick<Recipe, "type" | "duration">): JobSize {
  return type !== "text-to-music" && (duration ?? 0) > LONG_FILM_SECONDS ? "large" : "small";
}

/** Protocols of what makes a result on this machine; any other is somebody else's service. */
const MADE_HERE: ReadonlySet<string> = new Set(["studio", "upload", "none"]);

/** By the route that the form was resolved to. */
export const laneOfCreation = ({ engine }: Pick<Recipe, "engine">): Lane =>
  MADE_HERE.has(engine) ? "render" : "hosted";

/** What the job that makes a creation is. */
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
