import { t } from "@lingui/core/macro";
import { Segments } from "../../ui/segments.tsx";
import { FILE_MODES, hasModel, inputOf, MUSIC, STORY } from "./choose-model.ts";
import type { ComposerForm } from "./use-composer.ts";

const FROM_FILE = "from-file";

/**
 * Picture, film, story, music, or a mode that begins with the user's own file, as far as this
 * server makes it.
 */
export function ModeSegments({
  composer,
  byKey,
  onByKey,
}: {
  readonly composer: ComposerForm;
  /**
   * True when chosen by keys: the focus then stays on the modes although a story has another form.
   */
  readonly byKey: boolean;
  readonly onByKey: (byKey: boolean) => void;
}) {
  const { mode, models, setMode } = composer;
  const fileMode = FILE_MODES.find((one) => hasModel(models, one));
  return (
    <Segments
      label={t`What to make`}
      value={inputOf(mode) === null ? mode : FROM_FILE}
      options={[
        { value: "text-to-image", label: t`Picture` },
        { value: "text-to-video", label: t`Film` },
        { value: STORY, label: t`Story` },
        ...(hasModel(models, MUSIC) ? [{ value: MUSIC, label: t`Music` } as const] : []),
        ...(fileMode ? [{ value: FROM_FILE, label: t`From a file` } as const] : []),
      ]}
      takesFocus={byKey}
      wraps
      onChange={(next, stepped) => {
        onByKey(stepped);
        if (next !== FROM_FILE) setMode(next);
        else if (fileMode) setMode(fileMode);
      }}
    />
  );
}
