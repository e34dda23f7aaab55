import { z } from "zod";
import { ask, type Exchange, readJson } from "../http/exchange.ts";
import type { Unserved } from "../provider-setup.ts";
import { type ImagesSettings, imagesHeaders } from "./images-provider.ts";

const models = z.object({ data: z.array(z.object({ id: z.string() })) });
const server = "OpenAI-compatible";
/** Milliseconds that a question may take. */
const PATIENCE = 5_000;

/** Asks a server which models it has. One that has no list of them is believed to have what its owner named. */
export async function inspectImages(
  { url, model, key }: ImagesSettings,
  exchange: Exchange,
): Promise<Unserved> {
  const request = { method: "GET", url: `${url}/v1/models`, headers: imagesHeaders(key) } as const;
  const answer = await ask(exchange, { ...request, patience: PATIENCE });
  if (answer === null || answer.status >= 500 || answer.status === 401 || answer.status === 403)
    return () => ({ code: "model.serverSilent", params: { server } });
  const listed = answer.status === 200 ? models.safeParse(readJson(answer)).data?.data : undefined;
  const isThere = listed?.some(({ id }) => id === model) ?? true;
  return () =>
    isThere ? null : { code: "model.missingFiles", params: { server, files: [model] } };
}
