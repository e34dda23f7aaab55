import type { Purchase } from "@kinora/contracts/billing/billing";
import { useEffect, useState } from "react";
import { api } from "../../store/api.ts";
import { useAppDispatch } from "../../store/store.ts";
import { useGetPurchaseQuery } from "./billing-api.ts";

const ASK_MS = 2_000;
/** Milliseconds after which the user is told by a notification instead. */
const LATE_MS = 120_000;

export interface ArrivingPurchase {
  readonly purchase: Purchase | null;
  readonly error: unknown;
  readonly retry: () => void;
  /** True once its payment has arrived or failed. */
  readonly isOver: boolean;
  /** True once the wait has timed out. */
  readonly isLate: boolean;
}

/** Follows a purchase until its payment has arrived or failed, for two minutes at most. */
export function useArrival(id: string): ArrivingPurchase {
  const dispatch = useAppDispatch();
  const [isOver, setOver] = useState(false);
  const [isLate, setLate] = useState(false);
  const { data, error, refetch } = useGetPurchaseQuery(id, {
    pollingInterval: isOver || isLate ? 0 : ASK_MS,
    refetchOnMountOrArgChange: true,
  });
  const isSettled = data !== undefined && settled(data);
  if (isSettled !== isOver) setOver(isSettled);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isSettled) dispatch(api.util.invalidateTags(["Gems", "Me", "Quote"]));
  }, [isSettled, dispatch]);
  return {
    purchase: data ?? null,
    error: data ? undefined : error,
    retry: refetch,
    isOver: isSettled,
    isLate: isLate && !isSettled,
  };
}

const settled = ({ state, receiptId }: Purchase) =>
  state === "paid" ? receiptId !== null : state !== "open" && state !== "pending";
