import type { Board } from "@kinora/contracts/story/board";
import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { formFieldsSet } from "../../../entities/prompt/prompt-slice.ts";
import { forgetRestoredBoard, useRestoredBoard } from "../../../entities/story/restored-board.ts";
import { useAppDispatch, useAppSelector } from "../../../store/store.ts";
import { useAskToSignIn } from "../../../store/use-ask-to-sign-in.ts";
import { announce } from "../../../ui/live-region.tsx";
import { useCreateStoryMutation } from "../story-api.ts";
import { afterStart, keepDraft, readDraft, requestOf, type StoryDraft } from "./story-draft.ts";

const QUIET_MS = 250;

export interface StoryStart {
  readonly idea: string;
  readonly draft: StoryDraft;
  /** From a file; takes precedence over everything typed. */
  readonly board: Board | null;
  readonly setIdea: (text: string) => void;
  readonly change: (part: Partial<StoryDraft>) => void;
  readonly busy: boolean;
  readonly problem: unknown;
  readonly start: (estimate: number) => void;
}

/** The draft of a story, kept across reloads and sign-in, and the function that starts it. */
export function useStoryStart(): StoryStart {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const mayGoOn = useAskToSignIn();
  const idea = useAppSelector(({ prompt }) => prompt.form.prompt);
  const board = useRestoredBoard();
  const [draft, setDraft] = useState(readDraft);
  const [problem, setProblem] = useState<unknown>(null);
  const [send, { isLoading }] = useCreateStoryMutation();
  /** One idempotency key for the same text: resending after a lost answer starts nothing twice. */
  const press = useRef<{ words: string; key: string } | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => keepDraft(draft), QUIET_MS);
    const leave = () => keepDraft(draft);
    addEventListener("pagehide", leave);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", leave);
    };
  }, [draft]);

  const startNow = async (estimate: number) => {
    const story = board ? { prompt: idea.trim(), board } : requestOf(idea, draft, estimate);
    const words = JSON.stringify(story);
    if (press.current?.words !== words) press.current = { words, key: crypto.randomUUID() };
    const { id } = await send({ story, key: press.current.key }).unwrap();
    press.current = null;
    const rest = afterStart(draft);
    keepDraft(rest);
    setDraft(rest);
    forgetRestoredBoard();
    dispatch(formFieldsSet({ prompt: "" }));
    announce(board ? t`The storyboard is open.` : t`Started. The script is being written.`);
    void navigate({ to: "/story/$id", params: { id } });
  };

  return {
    idea,
    draft,
    board,
    setIdea: (prompt) => {
      setProblem(null);
      dispatch(formFieldsSet({ prompt }));
    },
    change: (part) => {
      setProblem(null);
      setDraft((before) => ({ ...before, ...part }));
    },
    busy: isLoading,
    problem,
    start: (estimate) => {
      keepDraft(draft);
      if (!mayGoOn(t`Sign in to create. Your draft is saved.`)) return;
      setProblem(null);
      startNow(estimate).catch(setProblem);
    },
  };
}
