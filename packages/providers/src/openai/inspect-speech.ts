import { z } from "zod";
import { ask, type Exchange, readJson } from "../http/exchange.ts";
import type { Unserved } from "../provider-setup.ts";
import { openaiHeaders } from "./headers.ts";
import { type InspectedServer, inspectModels } from "./inspect-models.ts";

/** Voice names, or objects with details. */
const voices = z.object({
  voices: z.array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])),
});
/** Request timeout in milliseconds. */
const PATIENCE = 5_000;

/**
 * Asks a server for its models and voices. When a server lists none, those that its owner
 * configured are assumed to exist.
 *
 * @param server display name of the server
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
    // Some servers mix several voices: "af_bella+af_sky".
    const files = voice.split("+").filter((name) => listed !== null && !listed.has(name));
    if (files.length === 0) return unserved(voice);
    return unserved(voice) ?? { code: "model.missingFiles", params: { server, files } };
  };
}
