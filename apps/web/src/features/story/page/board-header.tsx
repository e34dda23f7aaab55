import type { Story } from "@kinora/contracts/story/story";
import { STORY_TITLE_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import {
  Clapperboard,
  Ellipsis,
  Link2,
  Redo2,
  Settings2,
  Trash2,
  Undo2,
  Users,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { useEditor } from "../edit/editor.ts";
import { isEstimated, storyLength } from "../timeline/scene-length.ts";
import { ActionButtons } from "./action-buttons.tsx";
import { ActionHint } from "./action-hint.tsx";
import { DeleteSheet } from "./delete-sheet.tsx";
import { SaveState } from "./save-state.tsx";
import { TitleField } from "./title-field.tsx";

const CastSheet = lazy(() =>
  import("../cast/cast-sheet.tsx").then((m) => ({ default: m.CastSheet })),
);
const SettingsSheet = lazy(() =>
  import("../settings/settings-sheet.tsx").then((m) => ({ default: m.SettingsSheet })),
);

const ShareSheet = lazy(() =>
  import("../share/share-sheet.tsx").then((m) => ({ default: m.ShareSheet })),
);

type Open = "cast" | "settings" | "share" | "delete" | null;

/** Title and state of the story, and the actions for the whole. */
export function BoardHeader() {
  const { story, step, ordering, phase } = useEditor();
  const [open, setOpen] = useState<Open>(null);
  const [fetched, setFetched] = useState<Exclude<Open, null>[]>([]);
  const show = (sheet: Exclude<Open, null>) => {
    setFetched((before) => [...before, sheet]);
    setOpen(sheet);
  };
  const stuck = ordering || phase === "conflict";
  const unsaved = phase === "unsaved" || phase === "saving";
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <BoardTitle />
      <div className="flex flex-wrap items-center *:focus-visible:z-10">
        <IconButton
          label={t`Undo (Ctrl Z)`}
          icon={<Undo2 size={20} />}
          disabled={stuck || !(story.canUndo || unsaved)}
          onClick={() => step("undoBoard")}
        />
        <IconButton
          label={t`Redo (Ctrl Shift Z)`}
          icon={<Redo2 size={20} />}
          disabled={stuck || unsaved || !story.canRedo}
          onClick={() => step("redoBoard")}
        />
        <Button
          look="ghost"
          size="sm"
          icon={<Users size={18} className="max-sm:large-text:hidden" />}
          onClick={() => show("cast")}
          className="max-sm:px-2!"
        >
          {t`Cast`}
        </Button>
        <Button
          look="ghost"
          size="sm"
          icon={<Settings2 size={18} className="max-sm:large-text:hidden" />}
          onClick={() => show("settings")}
          className="max-sm:px-2!"
        >
          {t`Settings`}
        </Button>
        <Menu
          groups={[
            [
              {
                label: t`Share by link`,
                icon: <Link2 size={18} />,
                onSelect: () => show("share"),
              },
            ],
            [
              {
                label: t`Delete the story`,
                icon: <Trash2 size={18} />,
                danger: true,
                onSelect: () => setOpen("delete"),
              },
            ],
          ]}
          trigger={(props) => (
            <IconButton {...props} label={t`More for the story`} icon={<Ellipsis size={20} />} />
          )}
        />
      </div>
      {/* Two side by side on a phone, with text in up to two lines; one per row with large text. */}
      <div className="flex w-full flex-wrap gap-2 empty:hidden max-sm:*:h-auto max-sm:*:min-h-11 max-sm:*:basis-32 max-sm:*:px-3! max-sm:*:py-1.5 max-sm:*:grow max-sm:*:text-balance max-sm:*:whitespace-normal sm:w-auto">
        {story.render && <Rendered render={story.render} />}
        {story.work === null && <ActionButtons />}
      </div>
      {story.work === null && <ActionHint />}
      <Suspense>
        {fetched.includes("cast") && (
          <CastSheet open={open === "cast"} onClose={() => setOpen(null)} />
        )}
        {fetched.includes("settings") && (
          <SettingsSheet open={open === "settings"} onClose={() => setOpen(null)} />
        )}
        {open === "share" && <ShareSheet onClose={() => setOpen(null)} />}
      </Suspense>
      {open === "delete" && <DeleteSheet onClose={() => setOpen(null)} />}
    </header>
  );
}

/** A link to the film made from it. */
function Rendered({ render }: { readonly render: NonNullable<Story["render"]> }) {
  const { creationId, status, fresh } = render;
  if (status === "processing" || status === "failed") return null;
  if (status === "deleted") {
    return (
      <Link
        to="/library"
        search={{ view: "trash" }}
        className={`${buttonClass("quiet")} max-w-full`}
      >
        <Trash2 size={16} />
        {fresh ? t`The film is in the trash` : t`The older film is in the trash`}
      </Link>
    );
  }
  return (
    <Link
      to="/item/$id"
      params={{ id: creationId }}
      className={`${buttonClass("quiet")} max-w-full`}
    >
      <Clapperboard size={16} />
      {fresh ? t`Open the film` : t`Open the older film`}
    </Link>
  );
}

/** On the desktop as wide as the title: the buttons wrap below before the title does. */
function BoardTitle() {
  const { board, story, edit } = useEditor();
  return (
    <div className="min-w-0 flex-1 basis-64 md:flex-auto">
      <h1 className="sr-only">{board.title}</h1>
      <TitleField
        title={board.title}
        maxLength={STORY_TITLE_MAX}
        onChange={(title) => edit((before) => ({ ...before, title }))}
      />
      {board.description && (
        <p
          dir="auto"
          title={board.description}
          className="truncate text-14 text-text-2 md:w-0 md:min-w-full"
        >
          {board.description}
        </p>
      )}
      <p className="nums flex flex-wrap items-center gap-x-2 text-12 text-text-2">
        <span>{storyLength(board.scenes.length, story.seconds, isEstimated(story))}</span>
        <span aria-hidden="true">·</span>
        <SaveState />
      </p>
      {story.scriptNote && (
        <p className="text-12 text-text-2 md:w-0 md:min-w-full">{story.scriptNote}</p>
      )}
    </div>
  );
}
