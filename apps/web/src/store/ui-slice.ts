import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Pressed } from "./pressed.ts";

export type LoginPage = "login" | "register" | "disabled";
export type ToastType = "default" | "success" | "warning" | "danger";

export interface ToastState {
  readonly toggled: boolean;
  readonly text: string;
  readonly type: ToastType;
  readonly placement: "bottom" | "top";
}

export interface LoginRequest {
  readonly continueUrl: string;
  readonly message: string;
  /** Performed once the user is signed in. */
  readonly pressed?: Pressed | undefined;
  readonly page?: LoginPage;
  /** True when the session ended by itself rather than by a press. */
  readonly ended?: boolean;
}

export interface UiState {
  readonly loginContinueUrl: string;
  readonly loginPage: LoginPage;
  readonly loginMessage: string;
  readonly loginPressed?: Pressed | undefined;
  readonly toast: ToastState;
}

export const UI_DEFAULTS: UiState = {
  loginContinueUrl: "",
  loginPage: "login",
  loginMessage: "",
  toast: { toggled: false, text: "", type: "default", placement: "bottom" },
};

const ui = createSlice({
  name: "ui",
  initialState: UI_DEFAULTS,
  reducers: {
    loginAsked: (state, { payload }: PayloadAction<LoginRequest>) => ({
      ...state,
      // Only paths of this origin: "//host" would leave it.
      loginContinueUrl: /^\/(?![/\\])/.test(payload.continueUrl) ? payload.continueUrl : "/",
      // A disabled account has no session either: a session that ends by itself keeps that page.
      loginPage: payload.page ?? (payload.ended ? state.loginPage : "login"),
      loginMessage: payload.message,
      loginPressed: payload.pressed,
    }),
    /** Replaces the whole toast. */
    toastSet: (state, { payload }: PayloadAction<ToastState>) => ({ ...state, toast: payload }),
  },
});

/** Returns the action that shows a toast. */
export function toast(text: string, type: ToastType = "default") {
  return ui.actions.toastSet({ toggled: true, text, type, placement: "bottom" });
}

export const { loginAsked, toastSet } = ui.actions;
export const uiReducer = ui.reducer;
