import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/**
 * Who is signed in: both null when nobody is. Without a token but with a uid: the server could not be
 * asked yet. The refresh credential is a cookie no script reads.
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
    /** Somebody was signed in here; their token comes with the connection. */
    authAwaited: (_state, { payload }: PayloadAction<{ uid: string }>) => ({
      token: null,
      uid: payload.uid,
    }),
    authCleared: () => SIGNED_OUT,
  },
});

export const { authSet, authAwaited, authCleared } = auth.actions;
export const authReducer = auth.reducer;
