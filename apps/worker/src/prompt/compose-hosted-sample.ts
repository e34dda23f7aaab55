import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Database } from "@kinora/database/client";
import { postgresIntentLog } from "@kinora/database/hosted/postgres-intent-log";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { transact } from "@kinora/database/transact";
import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import { setAside } from "@kinora/domain/creation/reserve-budget";
import { askForLine } from "@kinora/domain/hosted/ask-for-line";
import type { VoiceService } from "@kinora/domain/hosted/voice-service";
import { millsOfLine } from "@kinora/domain/story/hosted-lines";
import { lineOrderId } from "@kinora/domain/story/reserve-lines";
import { keepLine } from "@kinora/engine/story/keep-line";
import type { PgBoss } from "pg-boss";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

export interface HostedSamples {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly speakers: readonly VoiceService[];
  readonly budgets: HostedBudgets;
  readonly now: () => Date;
}

interface SampleToSay {
  readonly file: string;
  readonly voice: string;
  readonly text: string;
  readonly directory: string;
  readonly signal: AbortSignal;
}

/**
 * Has a service's voice speak its sample and returns the path of the audio file. It is requested
 * only once in the life of a server, at its owner's cost: a sample whose response was lost stays
 * missing.
 *
 * @throws when there is no sample
 */
export async function speakHostedSample(
  { file, voice, text, directory, signal }: SampleToSay,
  speaker: VoiceService,
  { database, boss, budgets, now }: HostedSamples,
): Promise<string> {
  const line = { text, voice, speed: 1 };
  const mapped = speaker.map(line);
  if (!mapped) throw new Error(`${speaker.name} has no such voice`);
  const key = lineOrderId("sample", file, digest);
  const mills = millsOfLine(line) ?? 0;
  const answer = await askForLine({ key, forJob: key, mapped, mills }, speaker, {
    ...{ intents: postgresIntentLog(database), digest, now },
    noteSign: (provider, sign) => postgresServiceHealth(database).note(provider, sign, now()),
    begin: (intent) =>
      transact(database, boss, async (stores) => {
        const paid = { jobId: key, forJob: key, provider: speaker.name, mills, now: now() };
        await setAside(
          { ...paid, role: "owner", keyOf: null, holdId: null, gems: 0 },
          stores,
          budgets,
        );
        return stores.intents.begin(intent);
      }),
  });
  const spoken = answer.kind === "spoken" ? speaker.read(answer.file, line) : null;
  if (!spoken) throw new Error(`${speaker.name} has not said it: ${answer.kind}`);
  await postgresIntentLog(database).change(key, ["accepted"], { state: "collected" });
  const { files } = await keepLine(spoken, text, directory, signal);
  return join(directory, files[0]?.name ?? "");
}
