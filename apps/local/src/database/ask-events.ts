import type { Database } from "@kinora/database/client";
import { replay, retryDead } from "@kinora/database/event/listen-again";
import { readLags } from "@kinora/database/event/read-lags";

/**
 * Runs the command and returns its output.
 *
 * @param words empty to list all listeners, else an action and the listener it applies to
 * @returns null when the action or the listener is unknown
 */
export async function askEvents(
  database: Database,
  [what, listener = ""]: readonly string[],
): Promise<string | null> {
  const lags = await readLags(database);
  if (what === undefined)
    return lags
      .map(
        ({ listener: name, lag, waiting, dead }) =>
          `${name}: ${lag.toFixed(1)} s behind, ${waiting} to be tried again, ${dead} given up`,
      )
      .join("\n");
  if (!lags.some((one) => one.listener === listener)) return null;
  if (what === "retry") {
    const events = await retryDead(database, listener);
    return `${events} ${events === 1 ? "event is" : "events are"} tried again.`;
  }
  if (what !== "replay") return null;
  await replay(database, listener);
  return `${listener} is given everything that is kept.`;
}
