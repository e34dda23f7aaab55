import type { ReactNode } from "react";
import { Chip } from "../../ui/chip.tsx";
import { FILE_MODES, type FileMode, hasModel, inputOf, OVER_CLIP } from "./choose-model.ts";
import type { ComposerForm } from "./use-composer.ts";

const MODE_WORDS: Readonly<Record<FileMode, string>> = {
  "photo-to-video": "Photo to film",
  "face-to-video": "Move a face",
  "text-image-to-video": "Photo and words",
  [OVER_CLIP]: "Paint over my clip",
  "video-upload": "Share my clip",
};

/** What the composer asks the noun upload for. */
export interface FileSlot {
  readonly kind: "image" | "video";
  readonly value: string | null;
  readonly needsConsent: boolean;
  readonly onChange: (id: string | null) => void;
}

export interface FilePanelProps {
  readonly composer: ComposerForm;
  readonly renderFile: (slot: FileSlot) => ReactNode;
}

/** Everything that begins with a file: what to make of it, and the file itself. */
export function FilePanel({ composer, renderFile }: FilePanelProps) {
  const { form, mode, models, setMode, setFields } = composer;
  const input = inputOf(mode);
  if (input === null) return null;
  const modes = FILE_MODES.filter((one) => hasModel(models, one));
  return (
    <div className="flex flex-col gap-2">
      {modes.length > 1 && (
        <div className="no-scrollbar -mx-4 flex gap-1.5 overflow-x-auto px-4 md:mx-0 md:px-0">
          {modes.map((one) => (
            <Chip key={one} chosen={one === mode} onClick={() => setMode(one)}>
              {MODE_WORDS[one]}
            </Chip>
          ))}
        </div>
      )}
      <div key={input}>
        {renderFile({
          kind: input === "initialImage" ? "image" : "video",
          value: form.inputs[input] ?? null,
          needsConsent: mode === "face-to-video",
          onChange: (id) => {
            const { [input]: _before, ...others } = form.inputs;
            setFields({ inputs: id === null ? others : { ...others, [input]: id } });
          },
        })}
      </div>
    </div>
  );
}
