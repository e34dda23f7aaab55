import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import { PHOTO_MODES } from "@kinora/catalogue/studio-route";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { WorkFolders } from "@kinora/engine/render/renderer-plan";
import { type Renderer as StudioRenderer, startRenderer } from "@kinora/engine/render/run-render";
import type { TextReader } from "@kinora/engine/text/open-text-reader";
import type { PlannedRecipe } from "@kinora/engine/text/text-protocol";
import { PhotoRefusal } from "@kinora/photo/photo-refusal";
import type { Engine, InputPaths, Renderer, RenderStep } from "./creation/engine.ts";

export interface StudioEngine extends Engine {
  /** Starts the renderer that waits for the next job. */
  prepare(): void;
  /** Ends the renderer that waits for the next job. */
  close(): Promise<void>;
}

const QUIET = 19;

/**
 * The built-in engine behind the port. One renderer waits ready, because starting one takes about as
 * long as drawing a picture. Words are read by `reader`, never in this process.
 */
export function openStudioEngine(
  folders: WorkFolders,
  reader: Pick<TextReader, "plan">,
): StudioEngine {
  let spare: StudioRenderer | null = null;
  const prepare = () => {
    if (!isAlive(spare)) spare = startRenderer({ warm: true, folders });
  };
  return {
    version: ENGINE_VERSION,
    async plan(recipe) {
      const { subject, notices } = await reader.plan(recipe);
      if ("music" in subject) return { scene: subject.music, notices };
      // Of a photo or clip nothing is drawn: what it cannot show is said once it was looked at.
      return { scene: subject.spec, notices: drawsScene(recipe) ? notices : [] };
    },
    openRenderer(quiet) {
      if (quiet) return wrap(startRenderer({ niceness: QUIET, folders }), reader);
      const renderer = spare && isAlive(spare) ? spare : startRenderer({ folders });
      spare = null;
      return wrap(renderer, reader, prepare);
    },
    prepare,
    async close() {
      await spare?.close();
    },
  };
}

/** One that was killed while it waited must not cost the next job an attempt. */
function isAlive(renderer: StudioRenderer | null): boolean {
  if (renderer?.pid === undefined) return false;
  try {
    return process.kill(renderer.pid, 0);
  } catch {
    return false;
  }
}

const drawsScene = (recipe: Recipe) =>
  photoModeOf(recipe) === null && recipe.inputs?.initialVideo === undefined;

const photoModeOf = ({ type }: Recipe) => PHOTO_MODES.find((mode) => mode === type) ?? null;

/** What the renderer needs to know of a piece of music, of a photo, or of a scene. */
function readRecipe(
  step: RenderStep,
  recipe: Recipe,
  scene: PlannedRecipe["subject"],
  inputs: InputPaths,
) {
  if ("music" in scene) return scene;
  const mode = photoModeOf(recipe);
  const { initialImage, initialVideo, lastImage: last } = inputs;
  if (recipe.inputs?.initialVideo !== undefined && step !== "scan") {
    if (initialVideo === undefined) throw new InputRefused("The clip it begins with is not there.");
    return { ...scene, clip: { path: initialVideo } };
  }
  // The scan looks at the finished film; the other steps never draw a scene in a photo's place.
  if (mode === null || step === "scan") return scene;
  if (initialImage === undefined) throw new InputRefused("The photo it begins with is not there.");
  if (recipe.inputs?.lastImage === undefined)
    return { ...scene, photo: { path: initialImage, mode } };
  if (last === undefined) throw new InputRefused("The picture it ends on is not there.");
  return { ...scene, photo: { path: initialImage, mode, last } };
}

function wrap(
  renderer: StudioRenderer,
  reader: Pick<TextReader, "plan">,
  onClosed: () => void = () => {},
): Renderer {
  // All steps of a job are of one recipe: it is read once.
  let planned: Promise<PlannedRecipe> | null = null;
  return {
    async run(step, recipe, directory, onProgress, inputs) {
      planned ??= reader.plan(recipe);
      const { subject } = await planned;
      const request = { step, directory, ...readRecipe(step, recipe, subject, inputs) };
      const result = await renderer.run(request, { onProgress }).catch((error: unknown) => {
        throw error instanceof PhotoRefusal ? new InputRefused(error.message) : error;
      });
      const files = result.files.map((file) => ({ ...file, duration: file.duration ?? null }));
      return { ...result, files };
    },
    async close() {
      await renderer.close();
      onClosed();
    },
  };
}
