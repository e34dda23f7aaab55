import { ElevenLabsClient, ElevenLabsError } from "@elevenlabs/elevenlabs-js";

/**
 * ElevenLabs' own client, unmodified, in a process of its own: it asks for what its arguments say, at the address that
 * they name, and prints what it made of the answer.
 */
const [baseUrl = "", apiKey = "", what = "", maxRetries = "0"] = process.argv.slice(2);
const client = new ElevenLabsClient({ baseUrl, apiKey, maxRetries: Number(maxRetries) });

async function ask(): Promise<unknown> {
  if (what === "subscription") return client.user.subscription.get();
  const stream = await client.music.compose({
    prompt: "a fox",
    modelId: "music_v2_5",
    musicLengthMs: 10_000,
    forceInstrumental: true,
  });
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("hex");
}

async function tell(): Promise<unknown> {
  try {
    return { said: await ask() };
  } catch (error) {
    if (!(error instanceof ElevenLabsError)) throw error;
    return { status: error.statusCode, body: error.body };
  }
}

process.stdout.write(JSON.stringify(await tell()));
