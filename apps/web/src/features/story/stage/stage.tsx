import { Eye } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { useEditor } from "../page/editor.ts";
import { priceOf, priceWords } from "../page/price-of.ts";
import { ScenePlayer } from "./scene-player.tsx";
import { shownOf } from "./shown.ts";

export interface StageProps {
  /** A moment of the film somebody pointed at, seconds; each press is a new object. */
  readonly seek: { readonly seconds: number } | null;
  /** Where the film is, seconds from its start. */
  readonly onTime: (seconds: number) => void;
  readonly show: "scene" | "story";
  readonly onShow: (show: "scene" | "story") => void;
}

/** The chosen scene or the whole film: its preview where there is one, else its picture and its voice. */
export function Stage({ seek, onTime, show, onShow }: StageProps) {
  const { story, board, scene, viewOf, working, work, ordering } = useEditor();
  const shown = shownOf(story, board, viewOf(scene.id), show);
  const gems = priceOf(story, [scene.id]);
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col items-center gap-2">
      <ScenePlayer
        key={shown.media?.url ?? `still ${scene.id}`}
        shown={shown}
        seek={seek}
        onTime={onTime}
      />
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-40 text-12 text-text-2">{shown.note}</p>
        {show === "scene" && !viewOf(scene.id)?.previewFresh && !working && (
          <Button
            look="ghost"
            size="sm"
            icon={<Eye size={16} />}
            busy={ordering && "Starting"}
            onClick={() => work({ kind: "preview", shown: gems, scenes: [scene.id] })}
            className="-mr-3 ml-auto md:-mr-3.5"
          >
            Preview this scene · {priceWords(gems)}
          </Button>
        )}
        {story.preview && (
          <Segments
            label="What to play"
            value={show}
            options={[
              { value: "scene", label: "Scene" },
              { value: "story", label: "Whole story" },
            ]}
            onChange={onShow}
          />
        )}
      </div>
    </section>
  );
}
