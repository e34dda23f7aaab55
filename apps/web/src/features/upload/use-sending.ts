import type { UploadKind } from "@kinora/contracts/upload/upload";
import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import { authSet } from "../../store/auth-slice.ts";
import { refreshSession } from "../../store/session.ts";
import { useAppDispatch, useAppStore } from "../../store/store.ts";
import { announce } from "../../ui/live-region.tsx";
import { type Sending, sendFile } from "./send-file.ts";

/** An upload in progress, as the screen shows it. */
export interface OnItsWay {
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly paused: boolean;
  /** True while the connection is lost; sending resumes automatically. */
  readonly troubled: boolean;
}

export interface SendingState {
  readonly onItsWay: OnItsWay | null;
  /** Why the last file was not sent. */
  readonly problem: unknown;
  readonly send: (file: File, kind: UploadKind) => void;
  readonly togglePause: () => void;
  readonly cancel: () => void;
  readonly forgetProblem: () => void;
}

/** Sends one file at a time; leaving the page pauses it. */
export function useSending(onSent: (id: string) => void): SendingState {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [onItsWay, setOnItsWay] = useState<OnItsWay | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const sending = useRef<Sending | null>(null);
  const change = (part: Partial<OnItsWay>) => setOnItsWay((now) => now && { ...now, ...part });

  useEffect(() => () => sending.current?.pause(), []);

  const renew = async () => {
    const refreshed = await refreshSession();
    if (refreshed.outcome !== "signed-in") return false;
    dispatch(authSet(refreshed));
    return true;
  };

  return {
    onItsWay,
    problem,
    send(file, kind) {
      sending.current?.pause();
      setProblem(null);
      setOnItsWay({
        name: file.name,
        bytes: file.size,
        sent: 0,
        paused: false,
        troubled: false,
      });
      announce(t`Sending ${{ name: file.name }}`);
      sending.current = sendFile(
        file,
        kind,
        { token: () => store.getState().auth.token, renew },
        {
          onProgress: (sent) => change({ sent }),
          onTrouble: (troubled) => change({ troubled }),
          onSent: (id) => {
            setOnItsWay(null);
            onSent(id);
          },
          onFailed: (error) => {
            setOnItsWay(null);
            setProblem(error);
          },
        },
      );
    },
    togglePause() {
      if (!onItsWay) return;
      if (onItsWay.paused) sending.current?.resume();
      else sending.current?.pause();
      change({ paused: !onItsWay.paused, troubled: false });
    },
    cancel() {
      void sending.current?.cancel();
      sending.current = null;
      setOnItsWay(null);
      announce(t`Upload canceled`);
    },
    forgetProblem: () => setProblem(null),
  };
}
