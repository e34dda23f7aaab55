import type { ChosenService } from "@kinora/domain/hosted/language-choice";
import { z } from "zod";
import { ask, type Exchange, readJson, type UpstreamAnswer } from "../http/exchange.ts";

/** A language model server that may run on this machine, at its default port. */
export interface LocalServer {
  readonly service: Extract<ChosenService, "ollama" | "llamacpp">;
  /** A brand name. */
  readonly title: string;
  /** Base URL of its OpenAI-compatible API. Always on this machine; other hosts are never asked. */
  readonly url: string;
  readonly list: string;
  readonly readModels: (answer: UpstreamAnswer) => readonly string[] | null;
}

const tags = z.object({ models: z.array(z.object({ name: z.string() })) });
/** Many servers use port 8080; this list states who owns the models. */
const owned = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.literal("llamacpp") })).min(1),
});

export const LOCAL_SERVERS: readonly LocalServer[] = [
  {
    ...{ service: "ollama", title: "Ollama", url: "http://127.0.0.1:11434/v1" },
    list: "http://127.0.0.1:11434/api/tags",
    readModels: (answer) =>
      tags.safeParse(readJson(answer)).data?.models.map(({ name }) => name) ?? null,
  },
  {
    ...{ service: "llamacpp", title: "llama.cpp", url: "http://127.0.0.1:8080/v1" },
    list: "http://127.0.0.1:8080/v1/models",
    readModels: (answer) =>
      owned.safeParse(readJson(answer)).data?.data.map(({ id }) => id) ?? null,
  },
];

/** Timeout in milliseconds; a local server answers at once. */
const PATIENCE = 700;
const LARGEST = 500_000;
const NAME = /^[\w./:@-]{1,120}$/;

/**
 * Returns the models of a server on this machine; null when nothing answers, or an unrelated server
 * does. Follows no redirects; never rejects.
 */
export async function findModels(
  { list, readModels }: LocalServer,
  exchange: Exchange,
): Promise<readonly string[] | null> {
  const answer = await ask(exchange, {
    ...{ method: "GET", url: list, headers: { accept: "application/json" } },
    ...{ patience: PATIENCE, largest: LARGEST },
  });
  if (answer?.status !== 200) return null;
  return readModels(answer)?.filter((name) => NAME.test(name)) ?? null;
}
