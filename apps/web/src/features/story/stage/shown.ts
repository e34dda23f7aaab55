import type { MediaFile } from "@kinora/contracts/media/media-file";
import type { Board } from "@kinora/contracts/story/board";
import type { SceneView, Story } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";

/** What the stage plays, with its description. */
export interface Shown {
  readonly media: MediaFile | null;
  readonly picture: MediaFile | null;
  /** True for a film with captions and sound, false for a voice over a picture. */
  readonly isFilm: boolean;
  /** Second of the finished film at which it begins. */
  readonly start: number;
  /**
   * The place of a voice in its scene: seconds before it, and length of the scene. Null where
   * unknown.
   */
  readonly scene: { readonly before: number; readonly seconds: number } | null;
  readonly label: string;
  readonly note: string;
}

/** Returns the best available version of a scene or the whole story, with an honest description. */
export function shownOf(
  story: Story,
  board: Board,
  view: SceneView | null,
  show: "scene" | "story",
): Shown {
  const picture = view?.picture ?? null;
  if (show === "story" && story.preview) {
    return {
      media: story.preview,
      picture: story.scenes[0]?.picture ?? null,
      isFilm: true,
      start: 0,
      scene: null,
      label: t`Preview of ${{ title: board.title }}`,
      note: story.previewFresh
        ? t`Preview of the whole story, small.`
        : t`This preview is older than your last changes. Preview again to see them.`,
    };
  }
  const start = view?.start ?? 0;
  if (view?.preview) {
    return {
      media: view.preview,
      picture,
      isFilm: true,
      start,
      scene: null,
      label: t`Preview of the scene`,
      note: view.previewFresh
        ? t`Preview of this scene, small.`
        : t`This preview is older than your last changes. Preview again to see them.`,
    };
  }
  const { narration } = view ?? {};
  return {
    media: narration?.audio ?? null,
    picture,
    isFilm: false,
    start: start + (narration?.offset ?? 0),
    // The length was not computed from what is playing.
    scene: view?.estimated
      ? null
      : view && { before: narration?.offset ?? 0, seconds: view.seconds },
    label: t`Voice of the scene`,
    note:
      view?.stages.narration.state === "stale" && narration
        ? view.stages.picture.state === "stale"
          ? t`The picture and the voice are older than your last changes.`
          : t`This voice is older than your last changes.`
        : noteOfStill(
            picture !== null,
            narration !== undefined && narration !== null,
            view?.stages.picture.state === "working" || view?.stages.narration.state === "working",
          ),
  };
}

function noteOfStill(drawn: boolean, spoken: boolean, working: boolean): string {
  if (drawn && spoken) return t`The picture with its voice; captions are approximate.`;
  if (drawn) return t`The picture; captions are approximate.`;
  if (spoken) return t`The voice; the picture isn't drawn yet.`;
  return working ? t`The picture and the voice are being made.` : t`No picture or voice yet.`;
}
