import { Segments } from "../../ui/segments.tsx";
import { FILE_MODES, hasModel, inputOf, MUSIC, STORY } from "./choose-model.ts";
import type { ComposerForm } from "./use-composer.ts";

const FROM_FILE = "from-file";

/** Picture, film, story, music, or something that begins with a file of one's own, where this server makes it. */
export function ModeSegments({ composer }: { readonly composer: ComposerForm }) {
  const { mode, models, setMode } = composer;
  const fileMode = FILE_MODES.find((one) => hasModel(models, one));
  return (
    <Segments
      label="What to make"
      value={inputOf(mode) === null ? mode : FROM_FILE}
      options={[
        { value: "text-to-image", label: "Picture" },
        { value: "text-to-video", label: "Film" },
        { value: STORY, label: "Story" },
        ...(hasModel(models, MUSIC) ? [{ value: MUSIC, label: "Music" } as const] : []),
        ...(fileMode ? [{ value: FROM_FILE, label: "From a file" } as const] : []),
      ]}
      onChange={(next) => {
        if (next !== FROM_FILE) setMode(next);
        else if (fileMode) setMode(fileMode);
      }}
    />
  );
}
