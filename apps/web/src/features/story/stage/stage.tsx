import { t } from "@lingui/core/macro";
import { Eye } from "lucide-react";
import { useCallback, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { useEditor } from "../edit/editor.ts";
import { priceOf, priceWords } from "../price/price-of.ts";
import { ScenePlayer } from "./scene-player.tsx";
import { shownOf } from "./shown.ts";

const WHOLE = "whole story";

export interface StageProps {
  /** A moment of the film to seek to, in seconds; each press creates a new object. */
  readonly seek: { readonly seconds: number } | null;
  /** Reports the position in the film, in seconds from its start. */
  readonly onTime: (seconds: number) => void;
  readonly show: "scene" | "story";
  readonly onShow: (show: "scene" | "story") => void;
}

/** The chosen scene or the whole film: its preview if there is one, otherwise picture and voice. */
export function Stage({ seek, onTime, show, onShow }: StageProps) {
  const { story, board, scene, viewOf, working, work, ordering } = useEditor();
  const view = viewOf(scene.id);
  const shown = shownOf(story, board, view, show);
  const gems = priceOf(story, [scene.id]);
  const subject = show === "story" ? WHOLE : scene.id;
  const start = show === "story" ? 0 : (view?.start ?? 0);
  const place = useRef({ subject, within: 0 });
  const note = useCallback(
    (seconds: number) => {
      place.current = { subject, within: seconds - start };
      onTime(seconds);
    },
    [subject, start, onTime],
  );
  return (
    <section aria-label={t`Preview`} className="flex min-w-0 flex-col items-center gap-2">
      <ScenePlayer
        key={shown.media?.url ?? `still ${scene.id}`}
        shown={shown}
        resume={place.current.subject === subject ? start + place.current.within : null}
        seek={seek}
        onTime={note}
      />
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-40 text-12 text-text-2">{shown.note}</p>
        {show === "scene" && !view?.previewFresh && !working && (
          <Button
            look="ghost"
            size="sm"
            icon={<Eye size={16} />}
            busy={ordering && t`Starting`}
            onClick={() => work({ kind: "preview", shown: gems, scenes: [scene.id] })}
            className="-mr-3 ml-auto max-sm:h-auto max-sm:min-h-9 max-sm:whitespace-normal md:-mr-3.5"
          >
            {t`Preview this scene · ${{ gems: priceWords(gems) }}`}
          </Button>
        )}
        {story.preview && (
          <Segments
            label={t`What to play`}
            value={show}
            options={[
              { value: "scene", label: t`Scene` },
              { value: "story", label: t`Whole story` },
            ]}
            onChange={onShow}
          />
        )}
      </div>
    </section>
  );
}
