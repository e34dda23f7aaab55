import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { ReauthenticationNeed } from "@kinora/contracts/account/reauthentication";
import { REAUTHENTICATION_CHANNEL } from "@kinora/contracts/account/reauthentication-header";
import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { errorSentence } from "../../store/error-sentence.ts";
import { useAppStore } from "../../store/store.ts";
import { failureWords } from "./failure-words.ts";
import { ProviderButton } from "./provider-button.tsx";
import { useGetReauthenticationQuery } from "./reauthentication-api.ts";
import { startTrip, type TripStart } from "./start-trip.ts";

const LOOK_MS = 1_500;

/** Proof by signing in with the provider again, while this page waits. */
export function ByProvider({
  need: { id, providers },
  onProved,
}: {
  readonly need: ReauthenticationNeed;
  readonly onProved: () => void;
}) {
  const store = useAppStore();
  const [trip, setTrip] = useState<SignInProvider | null>(null);
  const [start, setStart] = useState<TripStart | null>(null);
  const { data, error, refetch } = useGetReauthenticationQuery(id, {
    skip: start !== "out",
    pollingInterval: LOOK_MS,
  });
  const go = async (provider: SignInProvider) => {
    setTrip(provider);
    const begun = await startTrip(id, provider, store.getState().auth.token);
    setStart(begun);
    // The first trip starts the query; there is nothing to ask again before that.
    if (begun === "out" && start === "out") void refetch();
    if (begun !== "out") setTrip(null);
  };
  useProved(data?.state === "proved", onProved);
  const look = useEffectEvent(() => {
    if (start === "out") void refetch();
  });
  useEffect(() => {
    const channel = new BroadcastChannel(REAUTHENTICATION_CHANNEL);
    channel.addEventListener("message", () => look());
    return () => channel.close();
  }, []);
  // A single provider is opened without a choice; the button remains for browsers that block the
  // window.
  const [only, ...others] = providers;
  const begun = useRef(false);
  const beginAlone = useEffectEvent(() => {
    if (begun.current || only === undefined || others.length > 0) return;
    begun.current = true;
    void go(only);
  });
  useEffect(() => beginAlone(), []);

  const isWaiting = trip !== null && data?.state !== "failed";
  return (
    <div className="flex flex-col gap-4">
      {problemOf(start, data?.failure ? failureWords(data.failure) : null, error) && (
        <p role="alert" className="text-14">
          {problemOf(start, data?.failure ? failureWords(data.failure) : null, error)}
        </p>
      )}
      {providers.map((provider) => (
        <ProviderButton
          key={provider}
          provider={provider}
          leaving={null}
          onPress={(chosen) => void go(chosen)}
        />
      ))}
      {isWaiting && start === "out" && (
        <p role="status" className="text-14 text-text-2">
          {t`Continue in the other window. If you closed it, open it again here.`}
        </p>
      )}
      {providers.length === 0 && (
        <p className="text-14">{t`Your account's sign-in provider isn't available here.`}</p>
      )}
    </div>
  );
}

function problemOf(start: TripStart | null, failure: string | null, error: unknown): string | null {
  if (start === "blocked") return t`Your browser blocked the window. Open it with the button.`;
  if (start === "away") return t`The sign-in provider can't be reached right now. Try again.`;
  if (error) return errorSentence(error).title;
  return failure;
}

/** Calls `onProved` only once, however often the component renders. */
function useProved(proved: boolean, onProved: () => void): void {
  const tell = useEffectEvent(onProved);
  useEffect(() => {
    if (proved) tell();
  }, [proved]);
}
