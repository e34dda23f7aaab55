import { createSlice } from "@reduxjs/toolkit";

/** Whether the server answered last time it was asked who is here. */
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
