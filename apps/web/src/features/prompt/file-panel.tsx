import type { Model } from "@kinora/contracts/prompt/model";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { lendShape, shapeFor } from "../../entities/prompt/lent-shape.ts";
import type { FormInputs } from "../../entities/prompt/prompt-slice.ts";
import { useAppStore } from "../../store/store.ts";
import { rich } from "../../text/rich.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Slot } from "../../ui/slot.tsx";
import { FILE_MODES, type FileMode, hasModel, inputOf, isOwn, OVER_CLIP } from "./choose-model.ts";
import { mayEndOnPicture } from "./film-params.ts";
import { fitToModel } from "./fit-form.ts";
import { nearestLength, nearestShape, type Size } from "./nearest-shape.ts";
import type { ComposerForm } from "./use-composer.ts";
import { modelsOfPress } from "./wire-order.ts";

const MODE_WORDS: Readonly<Record<FileMode, MessageDescriptor>> = {
  "photo-to-video": msg`Photo to film`,
  "face-to-video": msg`Move a face`,
  "text-image-to-video": msg`Photo and words`,
  [OVER_CLIP]: msg`Paint over my clip`,
  "video-upload": msg`Share my clip`,
};

/** The slot in which the upload feature shows a file field. */
export interface FileSlot {
  readonly kind: "image" | "video";
  /** Distinguishes the fields of a form with several of one kind. */
  readonly name?: "last";
  readonly value: string | null;
  readonly needsConsent: boolean;
  /** The aspect ratio of the result; undefined when it keeps the file's. */
  readonly shape: string | undefined;
  /** Length of the film made from a clip, in seconds; undefined when it keeps the clip's length. */
  readonly seconds: number | undefined;
  readonly onChange: (id: string | null) => void;
  /** Called once for each chosen file that has been uploaded. */
  readonly onArrived?: (size: Size) => void;
  /** Reports in words what the file is waiting for; undefined for nothing. */
  readonly onWait: (words: string | undefined) => void;
}

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** The file a creation begins with. */
    "prompt.file": FileSlot;
  }
}

/** The modes that begin with a file, and the file itself. */
export function FilePanel({ composer }: { readonly composer: ComposerForm }) {
  const { form, mode, model, models, setMode, setFields, setParams, setWait } = composer;
  const store = useAppStore();
  const input = inputOf(mode);
  if (input === null) return null;
  const modes = FILE_MODES.filter((one) => hasModel(models, one));
  const shape = model && mode !== "video-upload" ? (composer.shape ?? "16:9") : undefined;
  const length = model ? fitToModel(form.additionalParams, model, mode).params.duration : undefined;
  const hold = (name: keyof FormInputs) => ({
    value: form.inputs[name] ?? null,
    shape,
    seconds: name === "initialVideo" && shape ? length : undefined,
    onChange: (id: string | null) => {
      // Read from the store, because the file may just have changed the aspect ratio.
      const now = store.getState().prompt.form;
      const { [name]: _before, ...others } = now.inputs;
      const inputs = id === null ? others : { ...others, [name]: id };
      setFields({ inputs, ...(name === input && shapeFor(now, id === null ? null : name)) });
    },
    onWait: (words: string | undefined) => setWait(name, words),
  });
  // The initial file sets the aspect ratio, and a clip also the length, until the user chooses
  // others.
  const follow = (size: Size) => {
    if (!shape || !model) return;
    const duration =
      mode === OVER_CLIP && size.seconds !== null
        ? nearestLength(size.seconds, model.durations)
        : undefined;
    const now = store.getState().prompt.form;
    setFields(lendShape(now, input, nearestShape(size, shape, model.aspectRatios)));
    if (duration !== undefined) setParams({ duration });
  };
  const isSentAway =
    model !== null && modelsOfPress(form, model, models).some(({ sendsPhotos }) => sendsPhotos);
  // Shown one after the other: most films of a photo have no second one.
  const { initialImage, lastImage } = form.inputs;
  const mayEnd = model !== null && mayEndOnPicture(model, mode);
  const ends = mayEnd && Boolean(initialImage ?? lastImage);
  return (
    <div className="flex flex-col gap-2">
      {modes.length > 1 && (
        <div className="flex flex-wrap gap-1.5">
          {modes.map((one) => (
            <Chip key={one} chosen={one === mode} onClick={() => setMode(one)}>
              {t(MODE_WORDS[one])}
            </Chip>
          ))}
        </div>
      )}
      <div key={input}>
        <Slot
          name="prompt.file"
          given={{
            kind: input === "initialImage" ? "image" : "video",
            needsConsent: mode === "face-to-video" || isSentAway,
            ...hold(input),
            onArrived: follow,
          }}
        />
      </div>
      <WhatHappens model={model} isSteered={mayEnd && Boolean(initialImage && !lastImage)} />
      {ends && (
        <div className="flex flex-col gap-1.5 pt-1">
          <p className="text-12 text-text-2">
            {rich(
              lastImage
                ? t`<b>Last picture</b>: the film starts on one and ends on the other; your words shape only the sound.`
                : t`<b>Last picture</b> (optional): the film ends on it.`,
              { b: (words) => <span className="font-medium text-text">{words}</span> },
            )}
          </p>
          <Slot
            name="prompt.file"
            given={{ kind: "image", name: "last", needsConsent: isSentAway, ...hold("lastImage") }}
          />
        </div>
      )}
    </div>
  );
}

/**
 * Who gets the file, and what a prompt does to it: stated before payment, since it cannot bring
 * anything into the picture that is not in the photo.
 */
function WhatHappens({
  model,
  isSteered,
}: {
  readonly model: Model | null;
  readonly isSteered: boolean;
}) {
  const words = model?.service
    ? t`When you create this, your file is sent to ${{ service: model.service }}, whose model may change what's in it.`
    : isSteered && model && isOwn(model.key)
      ? t`Your words steer the camera and the weather. What's in the photo doesn't change.`
      : null;
  return words && <p className="text-14 text-text-2">{words}</p>;
}
