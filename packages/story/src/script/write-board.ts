import type { Board } from "@kinora/contracts/story/board";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import type { ScriptVoice } from "./choose-voice.ts";
import { expositionBoard } from "./exposition-board.ts";
import { narrativeBoard } from "./narrative-board.ts";
import { scriptBoard } from "./script-board.ts";

/**
 * Writes the storyboard of a script order: pure, seeded by `settings.seed`; the same order gives the
 * same board. `voices`: whom characters may speak with; where there is none but the narrator's, only the
 * narrator speaks.
 * @throws StoryTooLong for a script of one's own that lasts longer than a story may.
 */
export function writeBoard(order: ScriptOrder, voices: readonly ScriptVoice[] = []): Board {
  const { settings } = order;
  // A slow voice has time for fewer words.
  const narrator = voices.find(({ key }) => key === settings.voice);
  const pace = settings.narration === "voice" ? (narrator?.pace ?? 1) : 1;
  const paced = { ...order, settings: { ...settings, speed: settings.speed / pace } };
  return { ...writeAtPace(paced, voices), settings };
}

function writeAtPace(order: ScriptOrder, voices: readonly ScriptVoice[]): Board {
  if (order.script !== null && order.script.trim() !== "")
    return scriptBoard(order, order.script, voices);
  return order.settings.type === "narrative"
    ? narrativeBoard(order, voices)
    : expositionBoard(order);
}
