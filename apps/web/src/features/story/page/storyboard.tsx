import type { Story } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { CircleAlert } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { announce } from "../../../ui/live-region.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import { EditorContext } from "../edit/editor.ts";
import { Filmstrip } from "../film/filmstrip.tsx";
import { Inspector } from "../inspect/inspector.tsx";
import { Stage } from "../stage/stage.tsx";
import { sceneAt } from "../timeline/lay-out.ts";
import { Timeline } from "../timeline/timeline.tsx";
import { BoardHeader } from "./board-header.tsx";
import { ConflictSheet } from "./conflict-sheet.tsx";
import { PauseNote } from "./pause-note.tsx";
import { RecordingPanel } from "./recording-panel.tsx";
import { useStoryEditor } from "./use-editor.ts";
import { useFilmMade } from "./use-film-made.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { WorkBar } from "./work-bar.tsx";

const ShortSheet = lazy(() => import("./short-sheet.tsx").then((m) => ({ default: m.ShortSheet })));

export interface StoryboardProps {
  readonly story: Story & { readonly board: NonNullable<Story["board"]> };
  /** Gems that can be spent; null while unknown. */
  readonly available: number | null;
}

/** The storyboard: preview and time line, the filmstrip below, the chosen scene at the side. */
export function Storyboard({ story, available }: StoryboardProps) {
  const editor = useStoryEditor(story, available);
  const { choose, scene, step, ordering, board } = editor;
  const narrow = useMediaQuery("(max-width: 63.99rem)");
  const [inspecting, setInspecting] = useState(false);
  const [show, setShow] = useState<"scene" | "story">("scene");
  const [time, setTime] = useState(0);
  const [seek, setSeek] = useState<{ readonly seconds: number } | null>(null);
  const onTime = useCallback((seconds: number) => setTime(seconds), []);
  useUndoKeys(step, !ordering);
  const { failure } = story;
  useFilmMade(editor.filmOrderedAt, story, () => setShow("story"));
  useEffect(() => {
    if (failure) announce(failure);
  }, [failure]);

  const open = (sceneId: string) => {
    choose(sceneId);
    setShow("scene");
    setSeek(null);
    if (narrow) setInspecting(true);
  };
  const seekTo = (seconds: number) => {
    const at = sceneAt(story.scenes, seconds);
    if (show === "scene" && at && at.id !== scene.id) choose(at.id);
    setTime(seconds);
    setSeek({ seconds });
  };

  return (
    <EditorContext value={editor}>
      <div className="mx-auto flex w-full max-w-[110rem] flex-col gap-4 px-3 pt-3 pb-8 md:px-6">
        <BoardHeader />
        {story.work && <WorkBar story={story} work={story.work} />}
        {failure && !story.work && (
          <p
            role="alert"
            className="flex items-start gap-2.5 rounded-field bg-surface-1 px-4 py-2.5"
          >
            <CircleAlert size={18} className="mt-0.5 text-danger" aria-hidden="true" />
            <span>{failure}</span>
          </p>
        )}
        {story.pause && !story.work && <PauseNote pause={story.pause} />}
        <RecordingPanel />
        <div className="grid min-w-0 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <Stage seek={seek} onTime={onTime} show={show} onShow={setShow} />
            <Timeline time={time} onSeek={seekTo} />
            <Filmstrip onOpen={open} />
          </div>
          {!narrow && (
            <aside
              aria-label={t`The chosen scene`}
              className="sticky top-[calc(var(--nav-desktop)+0.75rem)] max-h-[calc(100dvh-var(--nav-desktop)-1.5rem)] self-start overflow-y-auto rounded-panel bg-surface-1 p-5"
            >
              <Inspector />
            </aside>
          )}
        </div>
      </div>
      {narrow && (
        <Sheet
          open={inspecting}
          onClose={() => setInspecting(false)}
          title={t`Scene ${{ number: board.scenes.indexOf(scene) + 1 }} of ${{ count: board.scenes.length }}`}
        >
          <Inspector titled={false} />
        </Sheet>
      )}
      <ConflictSheet />
      {editor.short !== null && (
        <Suspense>
          <ShortSheet gems={editor.short} onClose={editor.forgetShort} />
        </Suspense>
      )}
    </EditorContext>
  );
}
