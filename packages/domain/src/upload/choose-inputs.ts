import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { RecipeInput, RecipeInputs } from "@kinora/contracts/prompt/recipe";
import type { CreationMode, INITIAL_MEDIA } from "@kinora/contracts/prompt/vocabulary";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { Refusal } from "../refusal.ts";
import { findOwnUpload } from "./find-own-upload.ts";
import type { Upload } from "./upload.ts";
import type { UploadStore } from "./upload-store.ts";

type InitialMedia = (typeof INITIAL_MEDIA)[number];

/** The file a mode begins with. Modes that are not here begin with words alone. */
const NEEDED: Partial<Record<CreationMode, InitialMedia>> = {
  "photo-to-video": "initialImage",
  "face-to-video": "initialImage",
  "text-image-to-video": "initialImage",
  "video-upload": "initialVideo",
};

/** The file a mode may begin with: a film of words then paints it over. */
const WELCOME: Partial<Record<CreationMode, InitialMedia>> = { "text-to-video": "initialVideo" };

const KINDS: Readonly<Record<InitialMedia, UploadKind>> = {
  initialImage: "image",
  initialVideo: "video",
};

/**
 * The uploads of a form as the recipe records them.
 *
 * @throws Refusal INPUT_REQUIRED, SETTING_UNSUPPORTED, UPLOAD_NOT_FOUND, UPLOAD_NOT_READY,
 *   UPLOAD_WRONG_KIND, CONSENT_REQUIRED
 */
export async function chooseInputs(
  form: Pick<PromptForm, "type" | "inputs">,
  userId: string,
  uploads: Pick<UploadStore, "find">,
): Promise<RecipeInputs> {
  const { type, inputs = {} } = form;
  const welcome = type === undefined ? undefined : WELCOME[type];
  const brought = welcome !== undefined && inputs[welcome] !== undefined ? welcome : undefined;
  const needed = type === undefined ? undefined : (NEEDED[type] ?? brought);
  for (const name of ["initialImage", "initialVideo"] as const) {
    if (inputs[name] !== undefined && name !== needed) {
      throw new Refusal("SETTING_UNSUPPORTED", { setting: name, mode: type });
    }
  }
  if (needed === undefined) return {};
  const id = inputs[needed];
  if (id === undefined) throw new Refusal("INPUT_REQUIRED", { input: needed, mode: type });
  const upload = await findOwnUpload(uploads, { id, userId });
  if (upload.kind !== KINDS[needed]) {
    throw new Refusal("UPLOAD_WRONG_KIND", { kind: upload.kind, needed: KINDS[needed] });
  }
  if (upload.state !== "ready") throw new Refusal("UPLOAD_NOT_READY", { state: upload.state });
  if (type === "face-to-video" && upload.consent === null) throw new Refusal("CONSENT_REQUIRED");
  return { [needed]: asInput(upload) };
}

/** Refusal UPLOAD_NOT_FOUND when what a quote was given for has been removed since. */
export async function refuseRemovedInputs(
  { initialImage, initialVideo }: RecipeInputs,
  userId: string,
  uploads: Pick<UploadStore, "hasReady">,
): Promise<void> {
  for (const input of [initialImage, initialVideo]) {
    if (input && !(await uploads.hasReady(userId, input.hash))) {
      throw new Refusal("UPLOAD_NOT_FOUND");
    }
  }
}

function asInput(upload: Upload): RecipeInput {
  const main = upload.media.find(({ role }) => role === "main");
  const { width, height } = upload;
  if (!main || width === null || height === null) {
    throw new Error(`upload ${upload.id} is ready without its file`);
  }
  return { hash: main.hash, mimeType: main.mimeType, width, height, duration: upload.duration };
}
