import type { Switches } from "@kinora/contracts/switch/switch";
import { ALL_OPEN, type SwitchStore } from "@kinora/domain/switch/switches";

export interface LiveSwitches {
  /** The switches at the last read. */
  readonly current: () => Switches & { readonly number: number };
  /** Applies changes that were made in this process or another. */
  look(): Promise<void>;
}

/**
 * Reads the owner's switches, which the process refreshes at intervals. Until the first read
 * everything is on.
 */
export function liveSwitches(switches: Pick<SwitchStore, "current">): LiveSwitches {
  const none = { ...ALL_OPEN, number: 0 };
  let current: Switches & { readonly number: number } = none;
  // One at a time, so that an older read never replaces a newer one.
  let looking = Promise.resolve();
  return {
    current: () => current,
    look() {
      looking = looking
        .catch(() => {})
        .then(async () => {
          current = (await switches.current()) ?? none;
        });
      return looking;
    },
  };
}
