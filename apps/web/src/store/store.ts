import { combineReducers, configureStore, createListenerMiddleware } from "@reduxjs/toolkit";
import { useDispatch, useSelector, useStore } from "react-redux";
import { api } from "./api.ts";
import { authReducer } from "./auth-slice.ts";
import { connectionReducer } from "./connection-slice.ts";
import { promptReducer } from "./prompt-slice.ts";
import { uiReducer } from "./ui-slice.ts";

const reducer = combineReducers({
  auth: authReducer,
  connection: connectionReducer,
  ui: uiReducer,
  prompt: promptReducer,
  [api.reducerPath]: api.reducer,
});

/** A store of its own for the app and for every test. */
export function makeStore() {
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
  });
  return { store, listener };
}

export type RootState = ReturnType<typeof reducer>;
export type Store = ReturnType<typeof makeStore>["store"];
export type Listener = ReturnType<typeof makeStore>["listener"];

export const useAppDispatch = useDispatch.withTypes<Store["dispatch"]>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();
