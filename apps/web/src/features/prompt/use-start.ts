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
  /** The price of the last settled form; null while unknown. */
  readonly quote: Quote | null;
  /**
   * Gems shown on the button: as quoted, or by the price list until the current form has a quote.
   */
  readonly gems: number | null;
  readonly busy: boolean;
  /** Why it could not be priced or started. */
  readonly problem: unknown;
  /** The price rose between display and press: reports that and starts nothing. */
  readonly repriced: boolean;
  readonly start: () => void;
  /** Requests a new price once the cause of a failure has passed. */
  readonly again: () => void;
}

/** Checks the wire form itself, because a debounced one lags behind `sendable`. */
const isSendable = (wire: OrderForm) =>
  isVisible(wire.prompt) && wire.prompt.length <= PROMPT_MAX && isComplete(wire);

/** Prices the form while the user edits it, and starts it at the displayed price. */
export function useStart(
  { form, models }: { readonly form: FormDraft; readonly models: readonly Model[] },
  model: Model | null,
  /**
   * False for a form that cannot be sent and is therefore not priced; the form shows what is wrong
   * itself.
   */
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
  /** One idempotency key per press: resending after a lost answer starts nothing twice. */
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

  // A changed form clears the previous error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form changes
  useEffect(() => {
    setProblem(null);
    setRepriced(false);
  }, [wire]);

  const again = useCallback(() => {
    setProblem(null);
    setRound((now) => now + 1);
  }, []);

  // A failure caused by a lost connection is retried once the connection is back.
  const failed = problem !== null || query.isError;
  const lost = useAppSelector(({ connection }) => connection.lost);
  useEffect(() => {
    if (!failed) return;
    addEventListener("online", again);
    return () => {
      removeEventListener("online", again);
      // A server that comes back triggers no browser event.
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
        // A used or expired quote is replaced, and the user presses again. A price above the
        // balance reports itself what is missing.
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
