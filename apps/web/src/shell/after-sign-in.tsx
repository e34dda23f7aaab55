import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { ReportSheetProps } from "../features/moderation/report-sheet.tsx";
import { refusalOf } from "../store/api-error.ts";
import { keepPressed, takePressed } from "../store/pressed.ts";
import { useAppStore } from "../store/store.ts";
import { useSay } from "../store/use-say.ts";
import { sessionKnown } from "./keep-session.ts";

const ReportSheet = lazy(() =>
  import("../features/moderation/report-sheet.tsx").then((m) => ({ default: m.ReportSheet })),
);

/** Performs the action a visitor pressed, after the sign-in it required. */
export function AfterSignIn() {
  const store = useAppStore();
  const navigate = useNavigate();
  const { say, saySorry } = useSay();
  const [reported, setReported] = useState<Omit<ReportSheetProps, "onClose"> | null>(null);
  const goOn = useEffectEvent(async () => {
    const pressed = takePressed();
    if (!pressed) return;
    await sessionKnown();
    // The visitor did not sign in; no other account is used for it later.
    if (store.getState().auth.uid === null) return;
    try {
      await doPressed(pressed);
    } catch (error) {
      // The user has to agree to the terms first and then returns here.
      if (refusalOf(error)?.code !== "CONSENT_REQUIRED") throw error;
      keepPressed(pressed, pressed.path);
    }
  });
  const doPressed = async ({ id, act, noun, key }: NonNullable<ReturnType<typeof takePressed>>) => {
    const { isTheirOwn, likeNow, copyNow, isTheirOwnBoard } = await import("./do-pressed.ts");
    if (act === "report") {
      if (noun === "board") {
        if (await isTheirOwnBoard(store, id))
          say(t`You're signed in. This is your own storyboard.`);
        else setReported({ id, noun, open: true });
      } else if (noun === "comment" || noun === "collection") setReported({ id, noun, open: true });
      else if (noun === "person") {
        if (id !== store.getState().auth.uid) setReported({ id, noun, open: true });
      } else if (await isTheirOwn(store, id)) say(t`You're signed in. This is your own work.`);
      else setReported({ id, open: true });
      return;
    }
    if (act === "like") {
      await likeNow(store, id);
      say(t`You're signed in. Liked.`, "success");
      return;
    }
    const storyId = await copyNow(store, id, key);
    await navigate({ to: "/story/$id", params: { id: storyId } });
    say(t`You're signed in. The storyboard is copied.`, "success");
  };
  useEffect(() => void goOn().catch(saySorry), [saySorry]);
  return (
    <Suspense>
      {reported && (
        <ReportSheet {...reported} onClose={() => setReported({ ...reported, open: false })} />
      )}
    </Suspense>
  );
}
