import { chooseCrop, cutToCrop, lookAround } from "./choose-crop.ts";
import { cutSubject, refineMatte } from "./cut-subject.ts";
import { DEPTH_WIDTH, estimateDepth } from "./estimate-depth.ts";
import { softBlur } from "./filter-field.ts";
import { isDrawing } from "./is-drawing.ts";
import { judgeSubject, type SubjectFacts } from "./judge-subject.ts";
import { paintBackPlate } from "./paint-back-plate.ts";
import type { PhotoScene, PhotoSubject } from "./photo-scene.ts";
import { readAlpha } from "./planar.ts";
import { type Area, type Field, mapField, type Raster, readField, resizeField } from "./raster.ts";
import type { Photo } from "./read-photo.ts";
import { SUBJECT_SIDE, seeSubject } from "./see-subject.ts";
import { standOnBackdrop } from "./stand-on-backdrop.ts";

/**
 * Size of the plate relative to the frame, so that a camera that moves closer still finds detail.
 */
export const PLATE_SCALE = 1.2;
/** A crop smaller than this share of the photo is analysed again by itself. */
const LOOK_AGAIN = 0.75;

const whole = (photo: Photo) => ({ left: 0, top: 0, width: photo.width, height: photo.height });

/**
 * Splits a photo into layers for a film of the size `frame` (pixels). Takes about 4 s on one core.
 * @throws InputRefused when the photo is damaged
 */
export async function takeApart(
  photo: Photo,
  frame: { readonly width: number; readonly height: number },
  onProgress: (share: number) => void = () => {},
): Promise<PhotoScene> {
  const first = await look(photo, whole(photo));
  onProgress(0.3);
  const crop = chooseCrop(photo, frame, judgeSubject(first.seen));
  const around = lookAround(photo, crop);
  const small = around.width * around.height < LOOK_AGAIN * photo.width * photo.height;
  const again = small && !first.own;
  const shown = again ? around : whole(photo);
  const map = again ? (await look(photo, around)).seen : first.seen;
  const within = { ...crop, left: crop.left - shown.left, top: crop.top - shown.top };
  const seen = cutToCrop(map, shown, within);
  onProgress(0.5);
  const width = 2 * Math.round((frame.width * PLATE_SCALE) / 2);
  const height = 2 * Math.round((frame.height * PLATE_SCALE) / 2);
  const read = await photo.read(crop, width, height);
  const photograph = photo.hasAlpha ? standOnBackdrop(read) : read;
  const facts = judgeSubject(seen);
  if (facts === null) {
    const depth = await estimateDepth(photograph);
    onProgress(1);
    return { plate: photograph, depth, subject: null, drawing: isDrawing(photograph) };
  }
  const matte = first.own ? readAlpha(read) : refineMatte(seen, photograph);
  const plate = await paintBackPlate(photograph, matte, Math.round(width / 70));
  onProgress(0.9);
  const depth = await estimateDepth(plate);
  onProgress(1);
  const subject = place(cutSubject(photograph, matte), matte, facts, depth);
  return { plate, depth, subject, drawing: isDrawing(photograph) };
}

/** Returns the saliency, or for a picture with transparent parts its opacity: its `own` cut-out. */
async function look(photo: Photo, area: Area): Promise<{ seen: Field; own: boolean }> {
  const square = await photo.read(area, SUBJECT_SIDE, SUBJECT_SIDE);
  const alpha = photo.hasAlpha ? readAlpha(square) : null;
  if (alpha?.data.some((value) => value < 0.5)) return { seen: alpha, own: true };
  return { seen: await seeSubject(square), own: false };
}

/** How far a body's middle is in front of its outline, as a share of the view's depth. */
const ROUNDNESS = 0.16;

/**
 * Gives the subject the depth of the ground at its foot, so that it moves with the ground and does
 * not slide.
 */
function place(picture: Raster, matte: Field, facts: SubjectFacts, behind: Field): PhotoSubject {
  const cutBelow = facts.bottom > 0.985;
  const foot = readField(behind, facts.x * behind.width, facts.bottom * behind.height - 1);
  const nearness = cutBelow ? Math.max(0.85, foot) : Math.min(1, foot + 0.06);
  const height = Math.round((DEPTH_WIDTH * matte.height) / matte.width);
  const round = softBlur(resizeField(matte, DEPTH_WIDTH, height), 7);
  const depth = mapField(round, (value) => nearness + ROUNDNESS * (value - 0.5));
  return { picture, depth, facts, cutBelow };
}
