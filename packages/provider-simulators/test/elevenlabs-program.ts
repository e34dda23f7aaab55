import { ElevenLabsClient, ElevenLabsError } from "@elevenlabs/elevenlabs-js";

/**
 * ElevenLabs' official client, unmodified, in its own process. Its arguments are an address and the
 * calls to make, each with its maximum number of retries, "music:2"; it prints what the client made
 * of each answer.
 */
const [baseUrl = "", ...questions] = process.argv.slice(2);

async function ask(what: string, maxRetries: number): Promise<unknown> {
  const client = new ElevenLabsClient({ baseUrl, apiKey: "simulated", maxRetries });
  if (what === "subscription") return client.user.subscription.get();
  if (what === "speech") {
    const line = { text: "A fox.", modelId: "eleven_multilingual_v2" };
    const wanted = { ...line, outputFormat: "pcm_24000" } as const;
    return client.textToSpeech.convertWithTimestamps("EXAVITQu4vr4xnSDxMaL", wanted);
  }
  const stream = await client.music.compose({
    prompt: "a fox",
    modelId: "music_v2_5",
    musicLengthMs: 10_000,
    forceInstrumental: true,
  });
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("hex");
}

async function tell(question: string): Promise<unknown> {
  const [what = "", maxRetries = "0"] = question.split(":");
  try {
    return { said: await ask(what, Number(maxRetries)) };
  } catch (error) {
    if (!(error instanceof ElevenLabsError)) throw error;
    return { status: error.statusCode, body: error.body };
  }
}

const answers: unknown[] = [];
for (const question of questions) answers.push(await tell(question));
process.stdout.write(JSON.stringify(answers));
