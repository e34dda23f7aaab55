import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import type { RootState } from "../store.ts";
import type { EventStore } from "./event-handlers.ts";

type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/**
 * Changes a shown answer by an event, and again once an answer that is on its way has arrived: it
 * may predate the event.
 *
 * @param running the endpoint's getRunningQueryThunk
 */
export function keepChanged(
  { dispatch }: EventStore,
  change: Thunk<unknown>,
  running: Thunk<PromiseLike<unknown> | undefined>,
): void {
  dispatch(change);
  void dispatch(running)?.then(() => dispatch(change));
}
