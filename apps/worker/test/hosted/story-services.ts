import { upstreamVoice } from "@kinora/catalogue/hosted-voices";
import type { Board, BoardScene, SceneFootage } from "@kinora/contracts/story/board";
import { elevenlabsSimulator } from "@kinora/provider-simulators/elevenlabs/elevenlabs-simulator";
import { falSimulator } from "@kinora/provider-simulators/fal/fal-simulator";
import { configuredProviders } from "@kinora/providers/configured-providers";
import type { Exchange } from "@kinora/providers/http/exchange";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { endpointsOf } from "../../src/compose-providers.ts";

/** A picture model of fal's, at 4 cents or 10 gems. */
export const MODEL = "flux 1.1 pro";
export const MODEL_GEMS = 10;
export const MODEL_MILLS = 40;
/** A film model of fal's, at 10 cents or 25 gems for four seconds. */
export const CLIP: SceneFootage = { model: "seedance 1.0 pro fast", seconds: 4 };
export const CLIP_GEMS = 25;
export const CLIP_MILLS = 100;
export const SARAH = "elevenlabs/sarah";
const PLENTY = { day: 1_000_000, month: 1_000_000 };

/** Opens the external services for stories: fal's pictures and ElevenLabs' voices. */
export function openStoryServices(now: () => Date) {
  const options = { now, fileAddress: () => "https://files.example/a.png" };
  const fal = falSimulator({ ...options, movesWhenAsked: true });
  const elevenlabs = elevenlabsSimulator({ ...options, movesWhenAsked: true });
  const { providers } = configuredProviders({ ...fal.environment(), ...elevenlabs.environment() });
  const exchange: Exchange = async (request) =>
    (request.url.includes("elevenlabs") ? elevenlabs : fal).answer(request);
  return {
    fal,
    elevenlabs,
    budgets: {
      services: new Map([
        ["fal", { title: "fal", ...PLENTY }],
        ["elevenlabs", { title: "ElevenLabs", ...PLENTY }],
      ]),
      given: { ...PLENTY },
    },
    /**
     * @param around wraps the exchange that requests pass through
     */
    open: (around: (exchange: Exchange) => Exchange = (own) => own) => ({
      providers: providers.flatMap(
        ({ name, open }) => open?.(around(exchange), endpointsOf(name)) ?? [],
      ),
      speakers: providers.flatMap(
        ({ openSpeaker }) => openSpeaker?.(around(exchange), upstreamVoice) ?? [],
      ),
    }),
  };
}

/** Returns a board with a narrator, whose scenes are pictured by the `makers`, and filmed, in order. */
export function boardBy(
  makers: readonly (string | undefined)[],
  {
    voice = "heart",
    pictures = undefined as string | undefined,
    clips = [] as readonly (SceneFootage | undefined)[],
  } = {},
): Board {
  const board = writtenBoard();
  const by = (scene: BoardScene, index: number): BoardScene => {
    const maker = makers[index];
    const footage = clips[index];
    return {
      ...scene,
      ...(maker === undefined ? {} : { pictures: maker }),
      ...(footage === undefined ? {} : { footage }),
    };
  };
  return {
    ...board,
    cast: board.cast.map((entry) => ({ ...entry, voice: null })),
    settings: { ...board.settings, voice, ...(pictures === undefined ? {} : { pictures }) },
    scenes: board.scenes.map(by),
  };
}
