import type { Story } from "@kinora/contracts/story/story";
import { plural, t } from "@lingui/core/macro";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { refusalOf } from "../../../store/api-error.ts";
import { useAppDispatch, useAppStore } from "../../../store/store.ts";
import { useSay } from "../../../store/use-say.ts";
import type { Editor, WorkOrder } from "../edit/editor.ts";
import { newSeed } from "../edit/new-id.ts";
import { addTake } from "../edit/takes.ts";
import { priceOf } from "../price/price-of.ts";
import { makeBoardSaver } from "../save/board-saver.ts";
import { keepUnsent, unsentBoard } from "../save/unsent-board.ts";
import { storyApi, useWorkOnStoryMutation } from "../story-api.ts";
import { useChosenScene } from "./use-chosen-scene.ts";

const QUIET_MS = 700;

/** A story with its board, edited here and saved automatically. */
export function useStoryEditor(
  story: Story & { readonly board: NonNullable<Story["board"]> },
  available: number | null,
): Editor {
  const { id } = story;
  const dispatch = useAppDispatch();
  const { say, saySorry } = useSay();
  const [order] = useWorkOnStoryMutation();
  const [ordering, setOrdering] = useState(false);
  const [filmOrderedAt, setFilmOrderedAt] = useState<number | null>(null);
  const [short, setShort] = useState<number | null>(null);

  /** The server's latest answer: its prices apply even before the page renders it. */
  const [newest] = useState<{ story: Story }>(() => ({ story }));
  const store = useAppStore();
  const [unsent] = useState(() => unsentBoard(id, store.getState().auth.uid));
  const [saver] = useState(() => {
    const made = makeBoardSaver({
      board: story.board,
      version: unsent?.version ?? story.version,
      quiet: QUIET_MS,
      send: async (version, board) => {
        // Sent while signed out, it would only trigger a sign-in prompt; it is kept for its author.
        if (store.getState().auth.uid === null) throw new Error("nobody is signed in");
        const sent = dispatch(storyApi.endpoints.changeBoard.initiate({ id, version, board }));
        newest.story = await sent.unwrap();
        return newest.story;
      },
    });
    // Survives leaving the page: only the server's answer removes it.
    keepUnsent(made, id, () => store.getState().auth.uid);
    return made;
  });
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const { scene, choose } = useChosenScene(state.board);
  useEffect(() => {
    if (unsent) saver.edit(() => unsent.board);
  }, [saver, unsent]);
  useEffect(() => {
    if (story.version >= newest.story.version) newest.story = story;
    saver.receive(story);
  }, [saver, newest, story]);
  useEffect(() => {
    const leave = () => void saver.flush();
    const hide = () => document.visibilityState === "hidden" && leave();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, [saver]);

  return useMemo(() => {
    const { board } = state;
    const sorry = (error: unknown) => {
      // Refetches after an outdated price or version.
      const code = refusalOf(error)?.code;
      if (code === "STORY_PRICE_CHANGED" || code === "STORY_CHANGED" || code === "STORY_BUSY")
        void dispatch(
          storyApi.endpoints.getStory.initiate(id, { forceRefetch: true, subscribe: false }),
        );
      saySorry(error);
    };
    /** Runs an order while the buttons are disabled, and reports a failure. */
    const run = async (does: () => Promise<unknown>) => {
      setOrdering(true);
      try {
        await does();
      } catch (error) {
        sorry(error);
      } finally {
        setOrdering(false);
      }
    };
    const whenSaved = (does: () => Promise<unknown>) =>
      run(async () => {
        if (await saver.flush()) await does();
      });
    const askAnew = () =>
      dispatch(storyApi.endpoints.getStory.initiate(id, { forceRefetch: true })).unwrap();
    const goStep = async (step: "undoBoard" | "redoBoard") => {
      const { version } = saver.state();
      const { initiate } = storyApi.endpoints.stepBoard;
      saver.takeTheirs(await dispatch(initiate({ id, version, step })).unwrap());
    };
    const send = async ({ kind, shown, scenes }: WorkOrder) => {
      const gems = priceOf(newest.story, scenes);
      // The latest edit may cost more than the displayed price.
      if (gems > shown) {
        say(
          t`The price is now ${plural(gems, { one: "# gem", other: "# gems" })}. Press again to accept.`,
          "warning",
        );
        return;
      }
      if (available !== null && gems > available) {
        setShort(gems);
        return;
      }
      const { version } = saver.state();
      const work = { version, kind, gems, ...(scenes ? { scenes: [...scenes] } : {}) };
      const { sequence } = await order({ id, work, key: crypto.randomUUID() }).unwrap();
      if (kind === "preview" && !scenes) setFilmOrderedAt(sequence);
    };
    return {
      story,
      board,
      phase: state.phase,
      saveError: state.error,
      working: story.work !== null,
      scene,
      available,
      choose,
      viewOf: (sceneId) => story.scenes.find((view) => view.id === sceneId) ?? null,
      edit: saver.edit,
      flush: saver.flush,
      newest: () => newest.story,
      takeTheirs: () =>
        void run(async () => {
          const theirs = await askAnew();
          // The local version is kept as an undone step, so Redo leads to it.
          const kept = await saver.keepMine(theirs);
          if (kept && saver.state().version > theirs.version) await goStep("undoBoard");
          else saver.takeTheirs(theirs);
        }),
      keepMine: () => void run(async () => saver.keepMine(await askAnew())),
      step: (step) => void whenSaved(() => goStep(step)),
      work: (wanted) => void whenSaved(() => send(wanted)),
      anotherTake: (sceneId) => {
        const shown = takePrice(story, sceneId);
        // Without enough gems to draw it, a take is not added either.
        if (available !== null && shown > available) {
          setShort(shown);
          return;
        }
        saver.edit((before) => addTake(before, sceneId, newSeed()));
        void whenSaved(() => send({ kind: "update", scenes: [sceneId], shown }));
      },
      short,
      forgetShort: () => setShort(null),
      filmOrderedAt,
      ordering,
    };
  }, [
    state,
    story,
    available,
    scene,
    choose,
    short,
    filmOrderedAt,
    ordering,
    id,
    dispatch,
    newest,
    saver,
    say,
    saySorry,
    order,
  ]);
}

/** Each picture model has its own price. */
const takePrice = ({ scenes, prices }: Story, sceneId: string): number =>
  scenes.find(({ id }) => id === sceneId)?.takeGems ?? prices.take.gems;
