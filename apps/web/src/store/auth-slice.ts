import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/**
 * Who is signed in; both are null when nobody is. A uid without a token means that the server has
 * not been reachable yet. The refresh credential is a cookie that no script can read.
 */
export interface AuthState {
  readonly token: string | null;
  readonly uid: string | null;
}

export const SIGNED_OUT: AuthState = { token: null, uid: null };

const auth = createSlice({
  name: "auth",
  initialState: SIGNED_OUT,
  reducers: {
    authSet: (_state, { payload }: PayloadAction<{ token: string; uid: string }>) => ({
      token: payload.token,
      uid: payload.uid,
    }),
    /** A user was signed in here; their token follows once the server is reachable. */
    authAwaited: (_state, { payload }: PayloadAction<{ uid: string }>) => ({
      token: null,
      uid: payload.uid,
    }),
    authCleared: () => SIGNED_OUT,
  },
});

export const { authSet, authAwaited, authCleared } = auth.actions;
export const authReducer = auth.reducer;
