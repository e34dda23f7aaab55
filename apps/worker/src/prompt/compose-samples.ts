import { HOSTED_VOICES } from "@kinora/catalogue/hosted-voices";
import { SAMPLES, samplesOfServices, VOICE_SAMPLES } from "@kinora/catalogue/samples";
import { findGenerator } from "@kinora/domain/generation/generator";
import { serviceOfVoice } from "@kinora/domain/story/hosted-lines";
import { resolveOrder } from "@kinora/engine/create/order";
import type { Storage } from "@kinora/storage/storage";
import { voicesHere } from "@kinora/voice/voices-here";
import type { Engines } from "../engines.ts";
import type { WorkerSettings } from "../settings.ts";
import { speakSample } from "../story/speak-sample.ts";
import { type HostedSamples, speakHostedSample } from "./compose-hosted-sample.ts";
import { drawSample } from "./draw-sample.ts";
import { makeSamples, type SampleToMake } from "./make-samples.ts";

/** Milliseconds to wait after a start, because the first users and their works have priority. */
const BEGIN_AFTER_MS = 8_000;
/** Milliseconds until a retry; on a fully loaded machine, drawing a sample is given up. */
const AGAIN_AFTER_MS = 10 * 60_000;

/**
 * Makes the missing sample pictures and voices that users choose by. Returns a function that stops
 * it.
 */
export function startSamples(
  {
    settings,
    samples,
  }: {
    readonly settings: Pick<WorkerSettings, "scratchDirectory" | "samples">;
    readonly samples: Storage["samples"];
  },
  engines: Engines,
  hosted: HostedSamples,
  log: (line: string) => void,
): () => void {
  const stopping = new AbortController();
  const make = async () =>
    makeSamples([...(await inOrder(engines)), ...hostedVoices(engines, hosted)], {
      samples,
      kept: hostedVoiceSamples(engines).map(({ file }) => file),
      scratch: settings.scratchDirectory,
      log,
      signal: stopping.signal,
    });
  const begin = (after: number) => setTimeout(() => void round(), after);
  const round = async () => {
    const missing = await make().catch((error: unknown) => {
      log(`samples: ${error instanceof Error ? error.message : error}`);
      return 1;
    });
    if (missing > 0 && !stopping.signal.aborted) timer = begin(AGAIN_AFTER_MS);
  };
  let timer = settings.samples ? begin(BEGIN_AFTER_MS) : undefined;
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}

/** Orders samples by when newcomers meet them: examples, then voices, then styles and models. */
async function inOrder(engines: Engines): Promise<SampleToMake[]> {
  const drawn = pictures(engines);
  const examples = SAMPLES.filter(({ about }) => about === "example").length;
  return [...drawn.slice(0, examples), ...(await voices(engines)), ...drawn.slice(examples)];
}

/** Drawn at low priority. */
function pictures({ generators }: Engines): SampleToMake[] {
  return SAMPLES.map(({ file, prompt, model, style, seed }) => ({
    file,
    make: (directory, signal) => {
      const settings = { style, seed };
      const recipe = resolveOrder({ prompt, kind: "image", model, settings });
      return drawSample(recipe, findGenerator(generators, recipe), directory, signal);
    },
  }));
}

async function voices({ storyEngine }: Engines): Promise<SampleToMake[]> {
  const here = (await voicesHere()).voices.map(({ key }) => key);
  return VOICE_SAMPLES.filter(({ name }) => here.includes(name)).map(({ file, name, prompt }) => ({
    file,
    make: (directory, signal) =>
      speakSample({ voice: name, text: prompt }, storyEngine, directory, signal),
  }));
}

const hostedVoiceSamples = ({ voices: named }: Pick<Engines, "voices">) =>
  samplesOfServices([...HOSTED_VOICES, ...named]);

/** Samples of the available external voices, at the owner's cost. */
const hostedVoices = (engines: Engines, hosted: HostedSamples): SampleToMake[] =>
  hostedVoiceSamples(engines).flatMap(({ file, name: voice, prompt: text }) => {
    const speaker = hosted.speakers.find(({ name }) => name === serviceOfVoice(voice));
    if (!speaker) return [];
    const make: SampleToMake["make"] = (directory, signal) =>
      speakHostedSample({ file, voice, text, directory, signal }, speaker, hosted);
    return { file, make };
  });
