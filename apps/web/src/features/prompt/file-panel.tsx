import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { lendShape, shapeFor } from "../../entities/prompt/lent-shape.ts";
import type { FormInputs } from "../../entities/prompt/prompt-slice.ts";
import { useAppStore } from "../../store/store.ts";
import { rich } from "../../text/rich.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Slot } from "../../ui/slot.tsx";
import { FILE_MODES, type FileMode, hasModel, inputOf, OVER_CLIP } from "./choose-model.ts";
import { mayEndOnPicture } from "./film-params.ts";
import { fitToModel } from "./fit-form.ts";
import { nearestLength, nearestShape, type Size } from "./nearest-shape.ts";
import type { ComposerForm } from "./use-composer.ts";

const MODE_WORDS: Readonly<Record<FileMode, MessageDescriptor>> = {
  "photo-to-video": msg`Photo to film`,
  "face-to-video": msg`Move a face`,
  "text-image-to-video": msg`Photo and words`,
  [OVER_CLIP]: msg`Paint over my clip`,
  "video-upload": msg`Share my clip`,
};

/** What the composer asks the noun upload for. */
export interface FileSlot {
  readonly kind: "image" | "video";
  /** What it is, where a form has more than one of a kind. */
  readonly name?: "last";
  readonly value: string | null;
  readonly needsConsent: boolean;
  /** The shape of what is made of it; undefined where it keeps its own. */
  readonly shape: string | undefined;
  /** How long a film is made of a clip; undefined where it keeps its own length. */
  readonly seconds: number | undefined;
  readonly onChange: (id: string | null) => void;
  /** Told once of a file that was chosen and has arrived. */
  readonly onArrived?: (size: Size) => void;
  /** Says what the file waits for, in words; undefined: for nothing. */
  readonly onWait: (words: string | undefined) => void;
}

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** The file a creation begins with. */
    "prompt.file": FileSlot;
  }
}

/** Everything that begins with a file: what to make of it, and the file itself. */
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
      // As it is by now: the file may just have given its shape.
      const now = store.getState().prompt.form;
      const { [name]: _before, ...others } = now.inputs;
      const inputs = id === null ? others : { ...others, [name]: id };
      setFields({ inputs, ...(name === input && shapeFor(now, id === null ? null : name)) });
    },
    onWait: (words: string | undefined) => setWait(name, words),
  });
  // What a film begins with says its shape, and a clip the length, until others are chosen by hand.
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
  // One after the other: most films of a photo have no second one.
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
            needsConsent: mode === "face-to-video",
            ...hold(input),
            onArrived: follow,
          }}
        />
      </div>
      {/* Said before anything is paid: words that name what is not in the photo bring nobody into it. */}
      {mayEnd && initialImage && !lastImage && (
        <p className="text-14 text-text-2">
          {t`Your words steer the camera and the weather. What's in the photo doesn't change.`}
        </p>
      )}
      {ends && (
        <div className="flex flex-col gap-1.5 pt-1">
          <p className="text-12 text-text-2">
            {rich(
              lastImage
                ? t`<b>Last picture</b>: the film starts on one and ends on the other; your words shape only the sound.`
                : t`<b>Last picture</b>(optional): the film ends on it.`,
              { b: (words) => <span className="font-medium text-text">{words}</span> },
            )}
          </p>
          <Slot
            name="prompt.file"
            given={{ kind: "image", name: "last", needsConsent: false, ...hold("lastImage") }}
          />
        </div>
      )}
    </div>
  );
}
