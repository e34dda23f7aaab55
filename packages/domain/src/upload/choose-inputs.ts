import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { type CreationMode, INITIAL_MEDIA } from "@kinora/contracts/prompt/vocabulary";
import type { RecipeInput, RecipeInputs } from "@kinora/contracts/recipe/recipe";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { Refusal } from "../refusal.ts";
import { findReadyUpload, isHeld } from "./find-ready-upload.ts";
import type { UploadRecord } from "./upload.ts";
import type { UploadStore } from "./upload-store.ts";

type InputName = keyof RecipeInputs;
type InitialMedia = (typeof INITIAL_MEDIA)[number];

/** File that a mode requires. Modes not listed start from the prompt alone. */
const NEEDED: Partial<Record<CreationMode, InitialMedia>> = {
  "photo-to-video": "initialImage",
  "face-to-video": "initialImage",
  "text-image-to-video": "initialImage",
  "video-upload": "initialVideo",
};

/** File that a mode accepts optionally; a text-to-video clip then restyles it. */
const WELCOME: Partial<Record<CreationMode, InitialMedia>> = { "text-to-video": "initialVideo" };

/** Modes whose clip may end on another picture. A portrait must remain the same face. */
const MAY_END: readonly CreationMode[] = ["photo-to-video", "text-image-to-video"];

const KINDS: Readonly<Record<InputName, UploadKind>> = {
  initialImage: "image",
  initialVideo: "video",
  lastImage: "image",
};

/** Who receives the photos of an order. */
export interface PictureTaker {
  /** True for an external service. */
  readonly isAway: boolean;
  /** Maximum bytes of a picture's file; null for none. */
  readonly pictureMax: number | null;
}

/**
 * Returns a form's uploads as the recipe records them. A photo that is sent to a service needs the
 * stored consent, like a face: nobody here looks for people in it.
 *
 * @param takerOf who makes the form's model
 * @throws Refusal INPUT_REQUIRED, SETTING_UNSUPPORTED, UPLOAD_NOT_FOUND, UPLOAD_NOT_READY,
 *   UPLOAD_WRONG_KIND, UPLOAD_UNSAFE, FACE_CONSENT_REQUIRED, PICTURE_TOO_LARGE; those
 *   of `takerOf`
 */
export async function chooseInputs(
  form: Pick<PromptForm, "type" | "inputs">,
  userId: string,
  uploads: Pick<UploadStore, "find" | "heldFiles">,
  takerOf: () => PictureTaker,
): Promise<RecipeInputs> {
  const { type, inputs = {} } = form;
  const welcome = type === undefined ? undefined : WELCOME[type];
  const brought = welcome !== undefined && inputs[welcome] !== undefined ? welcome : undefined;
  const needed = type === undefined ? undefined : (NEEDED[type] ?? brought);
  for (const name of INITIAL_MEDIA) {
    if (inputs[name] !== undefined && name !== needed) {
      throw new Refusal("SETTING_UNSUPPORTED", { setting: name, mode: type });
    }
  }
  const { lastImage } = inputs;
  if (lastImage !== undefined && !MAY_END.some((mode) => mode === type)) {
    throw new Refusal("SETTING_UNSUPPORTED", {
      setting: "lastImage",
      mode: type,
      allowed: MAY_END,
    });
  }
  if (needed === undefined) return {};
  const id = inputs[needed];
  if (id === undefined) throw new Refusal("INPUT_REQUIRED", { input: needed, mode: type });
  const find = (name: InputName, wanted: string) =>
    findReadyUpload(uploads, { id: wanted, userId }, KINDS[name]);
  const first = await find(needed, id);
  const last = lastImage === undefined ? null : await find("lastImage", lastImage);
  const photos = [first, ...(last ? [last] : [])].filter(({ kind }) => kind === "image");
  const isMissing = photos.some(({ consent }) => consent === null);
  if (isMissing && (type === "face-to-video" || takerOf().isAway))
    throw new Refusal("FACE_CONSENT_REQUIRED");
  if (photos.length > 0) refuseLargePictures(photos, takerOf());
  return { [needed]: asInput(first), ...(last && { lastImage: asInput(last) }) };
}

/** Refusal UPLOAD_NOT_FOUND when an input was removed after the quote, UPLOAD_UNSAFE when withheld. */
export async function refuseLostInputs(
  { initialImage, initialVideo, lastImage }: RecipeInputs,
  userId: string,
  uploads: Pick<UploadStore, "hasReady" | "heldFiles">,
): Promise<void> {
  for (const input of [initialImage, initialVideo, lastImage]) {
    if (!input) continue;
    if (!(await uploads.hasReady(userId, input.hash))) throw new Refusal("UPLOAD_NOT_FOUND");
  }
  await refuseHeldInputs({ initialImage, initialVideo, lastImage }, uploads);
}

/** Refusal UPLOAD_UNSAFE when an input is withheld from everyone. */
export async function refuseHeldInputs(
  { initialImage, initialVideo, lastImage }: RecipeInputs,
  uploads: Pick<UploadStore, "heldFiles">,
): Promise<void> {
  const media = [initialImage, initialVideo, lastImage].flatMap((input) => input ?? []);
  if (await isHeld({ media }, uploads)) throw new Refusal("UPLOAD_UNSAFE");
}

function refuseLargePictures(
  photos: readonly UploadRecord[],
  { pictureMax: max }: PictureTaker,
): void {
  if (max === null) return;
  const files = photos.flatMap(({ media }) => media.filter(({ role }) => role === "main"));
  const bytes = Math.max(...files.map((file) => file.bytes));
  if (bytes > max) throw new Refusal("PICTURE_TOO_LARGE", { bytes, max });
}

function asInput(upload: UploadRecord): RecipeInput {
  const main = upload.media.find(({ role }) => role === "main");
  const { width, height } = upload;
  if (!main || width === null || height === null) {
    throw new Error(`upload ${upload.id} is ready without its file`);
  }
  return { hash: main.hash, mimeType: main.mimeType, width, height, duration: upload.duration };
}
