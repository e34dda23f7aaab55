import type { ScriptQuestion } from "@kinora/domain/hosted/script-question";
import { scriptQuestion } from "@kinora/story/script/asked/script-question";
import { voicesHere } from "@kinora/voice/voices-here";

/** How a language model is asked for a script that the voices of this machine can tell. */
export const questionForScript: ScriptQuestion = async (order) =>
  scriptQuestion(order, (await voicesHere()).voices);
