import type { VerifyCallback } from "../callback.ts";
import { idOfFilm } from "./read-film.ts";

/**
 * ModelArk's webhooks are unsigned as far as the reference found. The secret token in the URL
 * proves their origin. The payload names a task, whose standing is then polled.
 */
export const byteplusCallback: VerifyCallback = async (call) => idOfFilm(call);
