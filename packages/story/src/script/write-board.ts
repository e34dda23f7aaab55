import type { Board } from "@kinora/contracts/story/board";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import type { ScriptVoice } from "./choose-voice.ts";
import { expositionBoard } from "./exposition-board.ts";
import { narrativeBoard } from "./narrative-board.ts";
import { scriptBoard } from "./script-board.ts";

/**
 * Writes the storyboard of a script order. Pure and seeded by `settings.seed`: the same order gives
 * the same board. `voices` are those available to characters; when it holds only the narrator's,
 * only the narrator speaks.
 * @throws StoryTooLong when a user's own script exceeds the maximum duration of a story.
 */
export function writeBoard(order: ScriptOrder, voices: readonly ScriptVoice[] = []): Board {
  const { settings } = order;
  // A slow voice speaks fewer words in the same time.
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
