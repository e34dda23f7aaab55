import { ARTIFACT_VERSIONS } from "@kinora/catalogue/artifact-versions";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { serviceTitle } from "@kinora/catalogue/services";
import { VOICES, voicesOf } from "@kinora/catalogue/voices";
import type { StoryOptions } from "@kinora/contracts/story/story";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
import {
  PICTURE_GEMS,
  RENDER_SECONDS_PER_GEM,
  SCRIPT_GEMS,
} from "@kinora/contracts/story/story-limits";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { VitalSigns, WorkerVoices } from "@kinora/domain/health/vital-signs";
import type { ServiceVoice } from "@kinora/domain/hosted/voice-service";
import type { Catalogue, ModelEntry } from "@kinora/domain/prompt/model-entry";
import { hostedGems, pricesOf, SPEECH_MILLS } from "@kinora/domain/prompt/prices";
import { artifactKeys, type Digest } from "@kinora/domain/story/artifact-keys";
import { gemsOfFootage } from "@kinora/domain/story/hosted-footage";
import { voicesOfWorkers } from "@kinora/domain/story/voices-of-workers";
import { mannerWords } from "@kinora/text/catalogue-words";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

/** The small voice is always available. */
const UNHEARD: WorkerVoices = {
  engine: "small",
  why: { code: "voice.unheard", params: {} },
};

/** What external services contribute to stories. */
export interface HostedStories {
  /** The catalogue for this viewer. */
  readonly catalogue: (viewer: Viewer | null) => Catalogue;
  readonly voices: () => readonly ServiceVoice[];
  /** True for a voice of an external service, even when it is currently unavailable. */
  readonly knows: (key: string) => boolean;
  readonly offersHosted: (viewer: Viewer) => boolean;
}

const noteOf = ({ why }: WorkerVoices, locale: Locale) => why && sentence(why, locale);

/**
 * Provides what stories need from the engine without rendering anything: voices, names of
 * artifacts, defaults.
 *
 * @param signs latest reports of the workers
 * @param hosted what external services contribute, and to whom
 */
export function composeStory(digest: Digest, signs: () => VitalSigns, hosted: HostedStories) {
  // While no worker is running, the voices of the last one.
  let last = UNHEARD;
  const voices = () => {
    last = voicesOfWorkers(signs().workers) ?? last;
    return last;
  };
  const hostedVoices = (viewer: Viewer | null) =>
    viewer === null || !hosted.offersHosted(viewer) ? [] : hosted.voices();
  const defaults = () => ({
    ...STORY_DEFAULTS,
    voice: voicesOf(voices().engine)[0]?.key ?? "",
  });
  return {
    keys: () => artifactKeys(digest, ARTIFACT_VERSIONS),
    isPictureModel: (key: string) =>
      MODEL_ENTRIES.some((entry) => entry.key === key && makesPictures(entry)),
    isFootageModel: (key: string, seconds: number) =>
      MODEL_ENTRIES.some(
        (entry) => entry.key === key && makesClips(entry) && entry.durations.includes(seconds),
      ),
    // All known voices, so that a board from a machine with the large voices opens here too.
    isVoice: (key: string) => VOICES.some((one) => one.key === key) || hosted.knows(key),
    defaults,
    options: (locale: Locale, viewer: Viewer | null): StoryOptions => ({
      voices: voicesOf(voices().engine).map(({ engine: _, ...shown }) => ({
        ...shown,
        manner: mannerWords(shown.key, locale),
      })),
      hostedVoices: hostedVoices(viewer).map(({ upstreamId: _, service, languages, ...shown }) => ({
        ...shown,
        service: serviceTitle(service),
        languages: [...languages],
        gems: hostedGems(SPEECH_MILLS[service] ?? 0),
      })),
      pictureModels: pictureModels(hosted.catalogue(viewer)),
      clipModels: clipModels(hosted.catalogue(viewer)),
      voiceEngine: voices().engine,
      voiceNote: noteOf(voices(), locale),
      prices: {
        script: SCRIPT_GEMS,
        picture: PICTURE_GEMS,
        renderSecondsPerGem: RENDER_SECONDS_PER_GEM,
      },
      defaults: { ...defaults(), seed: 0 },
    }),
  };
}

/** True for models with which an external service or an own server makes pictures. */
const makesPictures = ({ role, routes }: ModelEntry): boolean =>
  role === "image" &&
  routes.some(({ service, ownServer }) => service !== null || ownServer !== null);

const pictureModels = (catalogue: Catalogue): StoryOptions["pictureModels"] =>
  catalogue.flatMap(({ entry, route }) => {
    if (route === null || entry.list !== "current" || !makesPictures(entry)) return [];
    const { key, name } = entry;
    const gems = pricesOf(key).image?.gems ?? 0;
    return [{ key, name, service: serviceTitle(route.protocol), gems }];
  });

/** True for models with which an external service or an own server makes a clip from a picture. */
const makesClips = ({ role, kinds, modes, routes }: ModelEntry): boolean =>
  role === "engine" &&
  kinds.includes("video") &&
  modes.includes("text-image-to-video") &&
  routes.some(({ service, ownServer }) => service !== null || ownServer !== null);

const clipModels = (catalogue: Catalogue): StoryOptions["clipModels"] =>
  catalogue.flatMap(({ entry, route }) => {
    if (route === null || entry.list !== "current" || !makesClips(entry)) return [];
    const { key, name, aspectRatios, durations } = entry;
    const lengths = durations.map((seconds) => ({
      seconds,
      gems: gemsOfFootage({ model: key, seconds }),
    }));
    const service = serviceTitle(route.protocol);
    return [{ key, name, service, ratios: [...aspectRatios], lengths }];
  });
