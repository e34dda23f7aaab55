import { createSlice } from "@reduxjs/toolkit";

/** Whether the server answered the last session check. */
export interface ConnectionState {
  readonly lost: boolean;
}

const connection = createSlice({
  name: "connection",
  initialState: { lost: false } satisfies ConnectionState as ConnectionState,
  reducers: {
    connectionLost: () => ({ lost: true }),
    connectionBack: () => ({ lost: false }),
  },
});

export const { connectionLost, connectionBack } = connection.actions;
export const connectionReducer = connection.reducer;
