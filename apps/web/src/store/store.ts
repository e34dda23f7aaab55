import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Reducer,
} from "@reduxjs/toolkit";
import { useDispatch, useSelector, useStore } from "react-redux";
import { api } from "./api.ts";
import { authReducer } from "./auth-slice.ts";
import { connectionReducer } from "./connection-slice.ts";
import { uiReducer } from "./ui-slice.ts";

/**
 * State that features keep in the store in addition to their answers; each declares its part beside
 * its slice.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface NounState {}

type NounReducers = { readonly [Noun in keyof NounState]: Reducer<NounState[Noun]> };

const reducerOf = (nouns: NounReducers) =>
  combineReducers({
    auth: authReducer,
    connection: connectionReducer,
    ui: uiReducer,
    [api.reducerPath]: api.reducer,
    ...nouns,
  });

/** Creates a separate store with the slices of all features, which make-store.ts supplies. */
export function storeOf(nouns: NounReducers) {
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: reducerOf(nouns),
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
  });
  return { store, listener };
}

export type RootState = ReturnType<ReturnType<typeof reducerOf>>;
export type Store = ReturnType<typeof storeOf>["store"];
export type Listener = ReturnType<typeof storeOf>["listener"];

export const useAppDispatch = useDispatch.withTypes<Store["dispatch"]>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();
