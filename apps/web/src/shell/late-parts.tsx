import { useCallback } from "react";
import { BannerRibbon } from "../features/banner/banner-ribbon.tsx";
import { useAppDispatch, useAppSelector } from "../store/store.ts";
import { toastSet } from "../store/ui-slice.ts";
import { Toast } from "../ui/toast.tsx";
import { AfterSignIn } from "./after-sign-in.tsx";
import { AskConsent } from "./ask-consent.ts";
import { Footer } from "./footer.tsx";
import { MeantWordsSheet } from "./meant-words-sheet.tsx";
import { ReauthenticationHost } from "./reauthentication-host.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { UnfinishedPurchases } from "./unfinished-purchases.ts";
import { UpdateRibbon } from "./update-ribbon.tsx";

function ToastHost() {
  const state = useAppSelector(({ ui }) => ui.toast);
  const dispatch = useAppDispatch();
  const done = useCallback(
    () => dispatch(toastSet({ toggled: false, text: "", type: "default", placement: "bottom" })),
    [dispatch],
  );
  return <Toast {...state} onDone={done} />;
}

/** Components that render nothing until something happens. */
const Waiting = () => (
  <>
    <Shortcuts />
    <AskConsent />
    <AfterSignIn />
    <MeantWordsSheet />
    <ReauthenticationHost />
    <UnfinishedPurchases />
  </>
);

/** Parts of the shell that are loaded late. */
export const lateParts = { BannerRibbon, Footer, ToastHost, UpdateRibbon, Waiting };
