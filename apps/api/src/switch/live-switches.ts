import type { Switches } from "@kinora/contracts/switch/switch";
import { ALL_OPEN, type SwitchStore } from "@kinora/domain/switch/switches";

export interface LiveSwitches {
  /** As they stood at the last look. */
  readonly current: () => Switches & { readonly number: number };
  /** Takes up what was switched, here or in another process. */
  look(): Promise<void>;
}

/** The owner's switches, looked at again and again by whoever runs the process; until the first look all is open. */
export function liveSwitches(switches: Pick<SwitchStore, "current">): LiveSwitches {
  const none = { ...ALL_OPEN, number: 0 };
  let current: Switches & { readonly number: number } = none;
  // One after the other: what was read earlier must not be taken up later.
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
