import { z } from "zod";
import { creationCard } from "../creation/creation.ts";

/** Works that are listed as near another one. */
export const SIMILAR_MAX = 12;

/** GET /api/creations/{id}/similar: the nearest first. */
export const similarWorks = z.object({ items: z.array(creationCard) });
