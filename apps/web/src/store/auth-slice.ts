import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Who is signed in: both null when nobody is. The refresh credential is a cookie no script reads. */
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
    authCleared: () => SIGNED_OUT,
  },
});

export const { authSet, authCleared } = auth.actions;
export const authReducer = auth.reducer;
