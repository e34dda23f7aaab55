import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ResultDelayed, ResultUnusable } from "@kinora/domain/hosted/hosted-ports";
import { isAskedById, isAskedByKey } from "@kinora/domain/hosted/provider";
import type { FileFault } from "@kinora/provider-simulators/faults";
import { openResultMaker } from "@kinora/provider-simulators/result/make-result";
import { openResults } from "@kinora/provider-simulators/result/simulated-results";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { expect, onTestFinished, test } from "vitest";
import { fetchFile } from "../../src/http/fetch-file.ts";
import { nodeExchange } from "../../src/http/node-exchange.ts";
import { FAULTS, whyNot } from "./impossible.ts";
import { KEY, openSample, SAMPLES } from "./open-sample.ts";

const CONTENT = Buffer.from("the result, whatever it is");
const LARGEST = 3_000_000;
const folder = mkdtempSync(join(tmpdir(), "kinora-file-faults-"));

/** A service over HTTP, with an order that is made. */
async function made(name: string) {
  const results = openResults(openResultMaker(() => ({ type: "image/png", bytes: CONTENT })));
  let answer: Awaited<ReturnType<typeof openSample>>["simulator"]["answer"] | null = null;
  const { origin, close } = await serveSimulator(
    { answer: (request) => answer?.(request) ?? { kind: "lost" } },
    results.files,
  );
  onTestFinished(close);
  const sample = await openSample(name, results, { origin, reach: nodeExchange() });
  const { simulator, provider } = sample;
  answer = simulator.answer;
  results.serve(simulator, origin);
  return { ...sample, origin, provider, simulator };
}

/** Orders, and returns the file that the service gives out. */
async function fileOf({ submit, provider, simulator }: Awaited<ReturnType<typeof made>>) {
  const outcome = await submit();
  const [order] = simulator.orders.values();
  if (outcome.kind !== "accepted" || !order || !provider) throw new Error("It is not accepted");
  if (outcome.files) return outcome.files[0];
  simulator.tick();
  simulator.tick();
  const body = JSON.stringify(order.input);
  const result = isAskedByKey(provider)
    ? await provider.replay({ endpoint: order.endpoint, body }, KEY)
    : isAskedById(provider)
      ? await provider.result({ endpoint: order.endpoint, upstreamId: outcome.upstreamId })
      : null;
  return result?.kind === "files" ? result.files[0] : undefined;
}

/** Fetches the file as a worker does. */
async function fetched({ url, headers }: { url: string; headers?: object }, origin: string) {
  const path = join(folder, "fetched");
  rmSync(path, { force: true });
  await fetchFile(url, path, AbortSignal.timeout(60_000), {
    ...{ largest: LARGEST, trusted: new Set([origin]) },
    headers: headers as Readonly<Record<string, string>> | undefined,
  });
  return readFileSync(path);
}

const CASES = SAMPLES.flatMap((name) =>
  [null, ...FAULTS.file]
    .filter((fault) => fault === null || whyNot("file", fault, name) === null)
    // Lines are read by speakers, from the answer.
    .filter(() => !["elevenlabs line", "speech"].includes(name))
    .map((fault) => [fault, name] as const),
);

/** Later tries may succeed. */
const DELAYED: readonly (FileFault | null)[] = ["503", "broken off"];

test.each(CASES)("a result, %s, of %s", async (fault, name) => {
  const service = await made(name);
  service.simulator.faults.file.push(fault);
  const file = await fileOf(service);
  const isWithin = file?.url.startsWith("data:") ?? true;
  if (!file) expect(fault).toBe("empty");
  else if (fault === null) expect(await fetched(file, service.origin)).toEqual(CONTENT);
  else if (fault === "wrong type")
    expect(`${await fetched(file, service.origin)}`).toMatch(/^<!doctype html>/);
  else if (fault === "broken off" && isWithin)
    expect((await fetched(file, service.origin)).length).toBeLessThan(CONTENT.length);
  else if (fault === "empty" && !isWithin)
    expect((await fetched(file, service.origin)).length).toBe(0);
  else
    await expect(fetched(file, service.origin)).rejects.toThrow(
      DELAYED.includes(fault) ? ResultDelayed : ResultUnusable,
    );
});
