import { deserialize, serialize } from "node:v8";

/** Raised when what is kept changes its shape: what was saved before is then left behind. */
const VERSION = 1;

/** Writes a state with all that its parts share. */
export const writeState = (state: object): Uint8Array => serialize({ version: VERSION, state });

/** Reads a state of this version; anything else begins empty. */
export function readState<State extends object>(
  saved: Uint8Array | undefined,
  empty: () => State,
): State {
  if (saved === undefined) return empty();
  try {
    const { version, state } = deserialize(saved) as { version?: number; state: State };
    return version === VERSION ? state : empty();
  } catch {
    return empty();
  }
}
