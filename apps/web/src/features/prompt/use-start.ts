import { PROMPT_MAX } from "@kinora/contracts/limits";
import type { Model } from "@kinora/contracts/prompt/model";
import type { OrderForm } from "@kinora/contracts/prompt/order-form";
import type { Quote } from "@kinora/contracts/prompt/quote";
import { isVisible } from "@kinora/contracts/text/visible-text";
import { t } from "@lingui/core/macro";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  currentPromptSet,
  type FormDraft,
  promptOrdered,
} from "../../entities/prompt/prompt-slice.ts";
import { refusalOf } from "../../store/api-error.ts";
import { useAppDispatch, useAppSelector } from "../../store/store.ts";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { announce } from "../../ui/live-region.tsx";
import { isComplete } from "./fit-form.ts";
import { promptApi, useCreateQuoteQuery, useStartCreationMutation } from "./prompt-api.ts";
import { useDebounced } from "./use-debounced.ts";
import { listPriceOfPress, wireOrder } from "./wire-order.ts";

const QUIET_MS = 400;
const RENEW_EARLY_MS = 10_000;
const SHORT = "INSUFFICIENT_GEMS";

export interface Start {
  /** The price of the form as it stood a moment ago; null while none is known. */
  readonly quote: Quote | null;
  /** Gems on the button: as quoted, by the price list while there is no quote of the form as it stands. */
  readonly gems: number | null;
  readonly busy: boolean;
  /** Why it could not be priced or started. */
  readonly problem: unknown;
  /** The price rose between looking and pressing: says so, presses nothing. */
  readonly repriced: boolean;
  readonly start: () => void;
  /** Prices the form anew, once what kept it from being priced has passed. */
  readonly again: () => void;
}

/** Of a form as it stood a moment ago. */
const isSendable = (wire: OrderForm) =>
  isVisible(wire.prompt) && wire.prompt.length <= PROMPT_MAX && isComplete(wire);

/** Prices the form while it is written, and starts it for the price that was shown. */
export function useStart(
  { form, models }: { readonly form: FormDraft; readonly models: readonly Model[] },
  model: Model | null,
  /** What cannot be sent is not priced either: the form says itself what is wrong with it. */
  sendable: boolean,
  onStarted: (id: string) => void,
): Start {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(({ auth }) => auth.uid);
  const mayGoOn = useAskToSignIn();
  const [round, setRound] = useState(0);
  const [repriced, setRepriced] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [send] = useStartCreationMutation();
  /** One key a press: sending it again after a lost answer starts nothing twice. */
  const press = useRef<{ quoteId: string; key: string } | null>(null);

  const wire = useMemo(
    () => (model ? wireOrder(form, model, models) : null),
    [form, model, models],
  );
  const settled = useDebounced(wire, QUIET_MS);
  const priceable = uid !== null && sendable && settled !== null && isSendable(settled);
  const query = useCreateQuoteQuery(
    { form: settled ?? { prompt: "" }, round },
    { skip: !priceable },
  );
  const quote = priceable ? (query.data ?? null) : null;

  useEffect(() => {
    if (!query.currentData) return;
    const left = Date.parse(query.currentData.expiresAt) - Date.now() - RENEW_EARLY_MS;
    const timer = setTimeout(() => setRound((now) => now + 1), Math.max(1_000, left));
    return () => clearTimeout(timer);
  }, [query.currentData]);

  // A new form deserves a new judgement.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is what matters here
  useEffect(() => {
    setProblem(null);
    setRepriced(false);
  }, [wire]);

  const again = useCallback(() => {
    setProblem(null);
    setRound((now) => now + 1);
  }, []);

  // What failed for want of a connection is no trouble any more once there is one.
  const failed = problem !== null || query.isError;
  const lost = useAppSelector(({ connection }) => connection.lost);
  useEffect(() => {
    if (!failed) return;
    addEventListener("online", again);
    return () => {
      removeEventListener("online", again);
      // A server that was away comes back without a word of the browser's.
      if (lost) again();
    };
  }, [failed, lost, again]);

  const stale = settled !== wire || query.isFetching;
  const listed = model && listPriceOfPress(form, model, models);
  const quoted = quote?.gems ?? null;
  const gems = stale ? (listed ?? quoted) : (quoted ?? listed);

  const startNow = async (shown: number): Promise<void> => {
    if (!wire) return;
    const current = await dispatch(
      promptApi.endpoints.createQuote.initiate({ form: wire, round }, { subscribe: false }),
    ).unwrap();
    // A lower price needs no second press.
    if (current.gems > shown) {
      setRepriced(true);
      return;
    }
    if (current.balanceAfter < 0) return;
    if (press.current?.quoteId !== current.quoteId) {
      press.current = { quoteId: current.quoteId, key: crypto.randomUUID() };
    }
    const creation = await send(press.current).unwrap();
    press.current = null;
    setRound((now) => now + 1);
    dispatch(currentPromptSet(creation.id));
    dispatch(promptOrdered(wire.prompt));
    announce(t`Started. You can follow it here.`);
    onStarted(creation.id);
  };

  const start = () => {
    if (!wire || !sendable || !isSendable(wire) || busy) return;
    if (!mayGoOn(t`Sign in to create. Your draft is saved.`)) return;
    if (gems === null) return;
    setBusy(true);
    setProblem(null);
    startNow(gems)
      .catch((error: unknown) => {
        const code = refusalOf(error)?.code;
        // A used or forgotten price is asked for again; the person presses once more. A price that
        // the balance no longer covers says itself what is missing.
        if (code?.startsWith("QUOTE_") || code === SHORT) setRound((now) => now + 1);
        if (code !== SHORT) setProblem(error);
      })
      .finally(() => setBusy(false));
  };

  return {
    quote,
    gems,
    busy,
    problem: problem ?? (priceable ? query.error : null),
    repriced,
    start,
    again,
  };
}
