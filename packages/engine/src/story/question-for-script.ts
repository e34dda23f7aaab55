import type { ScriptQuestion } from "@kinora/domain/hosted/script-question";
import { scriptQuestion } from "@kinora/story/script/asked/script-question";
import { voicesHere } from "@kinora/voice/voices-here";

/** Builds the request for a script that the locally available voices can speak. */
export const questionForScript: ScriptQuestion = async (order) =>
  scriptQuestion(order, (await voicesHere()).voices);
