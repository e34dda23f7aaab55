import { InputRefused } from "@kinora/domain/creation/input-refused";
import { fairTurnsToSpeak } from "./fair-turns-to-speak.ts";
import type { Narration, SpeechOrder } from "./narration.ts";
import { type Narrator, openNarrator } from "./open-narrator.ts";

/** Milliseconds after which an idle narrator is closed. */
const IDLE = 20_000;

/** Key of the orders that name nobody. */
const NOBODY = "";

/**
 * Narrates lines one by one in one process, which keeps the networks loaded for the next line;
 * whoever had least of its time comes first.
 */
export interface NarrationQueue {
  /**
   * Narrates a line. A line that hangs or kills the narrator fails alone; waiting lines continue
   * with a new narrator.
   * @throws like Narrator.narrate; at once the reason of its signal, or of its patience, when it
   * aborts before the line's turn
   */
  narrate(order: SpeechOrder): Promise<Narration>;
  /** Closes the narrator; the current line is abandoned. */
  close(): Promise<void>;
}

/** Opens the queue; `open` starts a narrator for the first line and whenever one was lost. */
export function openNarrationQueue(
  open: () => Promise<Narrator> = () => openNarrator(),
): NarrationQueue {
  let narrator: Promise<Narrator> | null = null;
  let rest: NodeJS.Timeout | undefined;
  const turns = fairTurnsToSpeak();

  const close = async () => {
    clearTimeout(rest);
    const opened = narrator;
    narrator = null;
    await opened?.then((each) => each.close()).catch(() => {});
  };
  const speak = async (order: SpeechOrder): Promise<Narration> => {
    clearTimeout(rest);
    narrator ??= open();
    try {
      return await (await narrator).narrate(order);
    } catch (error) {
      // A narrator that refuses is intact; one that failed may have lost its network, and one that
      // was aborted may not have stopped.
      if (!(error instanceof InputRefused)) await close();
      throw error;
    } finally {
      rest = setTimeout(() => void close(), IDLE).unref();
    }
  };
  return {
    async narrate(order) {
      const { whose = NOBODY, signal, patience } = order;
      const waits = AbortSignal.any([signal, patience].filter((each) => each !== undefined));
      const endTurn = await turns(whose, waits);
      try {
        return await speak(order);
      } finally {
        endTurn();
      }
    },
    close,
  };
}
