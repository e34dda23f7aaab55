import { z } from "zod";
import { ask, type Exchange, readJson } from "../http/exchange.ts";
import type { Unserved } from "../provider-setup.ts";
import { openaiHeaders } from "./headers.ts";
import { type InspectedServer, inspectModels } from "./inspect-models.ts";

/** Names, or what is known of each. */
const voices = z.object({
  voices: z.array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])),
});
/** Milliseconds that a question may take. */
const PATIENCE = 5_000;

/**
 * Asks a server for its models, and for its voices. One that lists none is believed to have what its owner named.
 *
 * @param server what it is called
 */
export async function inspectSpeech(
  settings: InspectedServer,
  server: string,
  exchange: Exchange,
): Promise<Unserved> {
  const unserved = await inspectModels(settings, server, exchange);
  const { url, key } = settings;
  const request = { method: "GET", url: `${url}/v1/audio/voices`, headers: openaiHeaders(key) };
  const answer = await ask(exchange, { ...request, method: "GET", patience: PATIENCE });
  const said = answer?.status === 200 ? voices.safeParse(readJson(answer)).data : undefined;
  const listed = said && said.voices.length > 0 ? new Set(said.voices) : null;
  return (voice) => {
    // Some servers speak with several at once: "af_bella+af_sky".
    const files = voice.split("+").filter((name) => listed !== null && !listed.has(name));
    if (files.length === 0) return unserved(voice);
    return unserved(voice) ?? { code: "model.missingFiles", params: { server, files } };
  };
}
